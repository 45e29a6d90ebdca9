/** What boards share, named once: page and boards all load it, so it is packed as one file. */

import "./die";
import "./goal";
import "./icon";
import "./mark";
import "./spots";
import "./stage";
import "./together";
import "./walk";
