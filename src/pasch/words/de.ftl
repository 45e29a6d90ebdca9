seat-name = Platz { $number }
