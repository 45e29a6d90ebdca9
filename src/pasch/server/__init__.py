"""Tables by link: live play for every game found, knowing none of them."""
