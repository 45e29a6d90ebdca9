web-title = Pasch
