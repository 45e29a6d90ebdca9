"""What a shell wants to know of `pasch`: completion and a manual page, read off the parser."""
