package pool

// key orders the items of a tree: by a, then b, then seq, smallest first. Keys are unique, because seq is.
type key struct{ a, b, seq uint64 }

func (k key) less(o key) bool {
	if k.a != o.a {
		return k.a < o.a
	}
	if k.b != o.b {
		return k.b < o.b
	}
	return k.seq < o.seq
}

// tree is an ordered set of items: a treap, whose operations take time logarithmic in its size whatever the order of
// arrival, because the shape depends on random priorities alone. The keys lie in the nodes to spare the caches.
type tree struct {
	root *node
	size int
	rand uint64 // state of the generator; 0 before the first use
}

type node struct {
	key         key
	left, right *node
	item        *item
	priority    uint64
}

// next is xorshift64*: the priorities need to be unrelated to the keys, not secret, since an attacker chooses neither the
// arrival numbers nor the moment of the start.
func (t *tree) next() uint64 {
	if t.rand == 0 {
		t.rand = 0x9e3779b97f4a7c15
	}
	t.rand ^= t.rand >> 12
	t.rand ^= t.rand << 25
	t.rand ^= t.rand >> 27
	return t.rand * 0x2545f4914f6cdd1d
}

func (t *tree) insert(k key, it *item) {
	t.root = insert(t.root, &node{key: k, item: it, priority: t.next()})
	t.size++
}

// remove takes out the item with that key, which must be there.
func (t *tree) remove(k key) {
	at := &t.root
	for *at != nil && (*at).key != k {
		if k.less((*at).key) {
			at = &(*at).left
		} else {
			at = &(*at).right
		}
	}
	if *at == nil {
		panic("pool: an ordered set has lost an item")
	}
	*at = merge((*at).left, (*at).right)
	t.size--
}

// after appends to dst the items that follow k, in order, at most n of them, starting with the first when k is nil.
func (t *tree) after(dst []*item, k *key, n int) []*item { return collect(t.root, dst, k, n) }

// first returns the first item that does not belong to the given account, which has at most one in the set.
func (t *tree) first(except *account) *item {
	var buf [2]*item
	for _, it := range t.after(buf[:0], nil, 2) {
		if it.account != except {
			return it
		}
	}
	return nil
}

func insert(n, x *node) *node {
	switch {
	case n == nil:
		return x
	case x.priority > n.priority:
		x.left, x.right = split(n, x.key)
		return x
	case x.key.less(n.key):
		n.left = insert(n.left, x)
	default:
		n.right = insert(n.right, x)
	}
	return n
}

// split takes n apart into the keys below k and those above.
func split(n *node, k key) (low, high *node) {
	if n == nil {
		return nil, nil
	}
	if n.key.less(k) {
		n.right, high = split(n.right, k)
		return n, high
	}
	low, n.left = split(n.left, k)
	return low, n
}

// merge joins two trees of which the first has all the smaller keys.
func merge(low, high *node) *node {
	switch {
	case low == nil:
		return high
	case high == nil:
		return low
	case low.priority > high.priority:
		low.right = merge(low.right, high)
		return low
	default:
		high.left = merge(low, high.left)
		return high
	}
}

func collect(n *node, dst []*item, k *key, most int) []*item {
	if n == nil || len(dst) == most {
		return dst
	}
	if k == nil || k.less(n.key) {
		if dst = collect(n.left, dst, k, most); len(dst) == most {
			return dst
		}
		dst = append(dst, n.item)
	}
	return collect(n.right, dst, k, most)
}
