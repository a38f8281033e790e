// SPDX-License-Identifier: LGPL-3.0-or-later
pragma solidity ^0.8.28;

/// Counts, and says so.
contract Counter {
    uint256 public count;

    event Counted(address indexed by, uint256 count);

    error TooMuch(uint256 asked, uint256 most);

    function add(uint256 n) external {
        if (n > 100) revert TooMuch(n, 100);
        require(n > 0, "nothing to add");
        count += n;
        emit Counted(msg.sender, count);
    }
}
