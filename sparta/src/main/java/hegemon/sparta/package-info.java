/** Sparta, by Yannick Holtkamp: the rules (docs/rules/sparta.md, SP-…), pure. */
package hegemon.sparta;
