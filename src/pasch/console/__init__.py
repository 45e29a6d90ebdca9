"""What every command shares, at the table or for the server: words in and out, refusals, paths."""
