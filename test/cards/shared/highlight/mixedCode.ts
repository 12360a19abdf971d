/** Code of many languages in one: what any grammar finds in it is compared, not whether it is right. */
export const MIXED = `#!/usr/bin/env node
/* block comment
 * TODO: second line */ // line comment
# hash comment
import { useState as s } from "react"; from typing import List
const total: number = 0x1f + 1_000.5e-3; let name = 'it\\'s' + \`a \${1 + total} b\`;
export default async function* go<T extends object>(a: T, b = /re[gG]ex\\/+/giu): Promise<void> { return null; }
class Point(Base): public Shape { private int x = 10; @Override void draw() { this.x++; } }
def greet(name: str = "world") -> None:
    """Docstring
    more"""
    print(f"hello {name!r}", True, None)
<div class="box" id='a' onclick="go(1)">text &amp; <br/> <!-- note --></div>
<style>.a > b:hover { color: #ff0000; margin: 0 auto !important; }</style>
<script>if (a < b && c) { let x = "s"; /* open
still */ }</script>
<?php echo $name . "x"; ?> {{ user.name | upper }} {% if a %}
{ "key": [1, true, null, "v\\n"], other: -2.5 }
key: value
- item: &anchor "x"
[section]
name = "toml" ; comment
SELECT a, count(*) FROM t WHERE x = 'y' -- sql
fn main() -> Result<(), Box<dyn Error>> { let v = vec![1u8, b'a']; println!("{:?}", v); }
## Heading *emphasis* **strong** [link](https://example.test) \`code\`
$ echo "$HOME" | grep -v 'x' && exit 1
x <- c(1, NA, TRUE); y = function(z) z %>% mean()
%macro foo 1 | mov eax, [ebx+4] ; asm
@@ -1,2 +1,2 @@
-old
+new
cat <<EOF
here $doc
EOF
done
`;
