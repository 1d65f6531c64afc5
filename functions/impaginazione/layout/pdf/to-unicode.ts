const RANGE = 100;

/** The CMap that gives back the text from the glyph numbers 1, 2, 3 … (ISO 32000-1, 9.10.3). */
export const toUnicodeMap = (texts: readonly string[]): string => {
  const lines = texts.map((text, position) => `<${hex(position + 1)}><${utf16(text)}>`);
  const ranges = Array.from({ length: Math.ceil(lines.length / RANGE) }, (_, part) =>
    lines.slice(part * RANGE, (part + 1) * RANGE),
  );
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><FFFF>
endcodespacerange
${ranges.map((range) => `${range.length} beginbfchar\n${range.join('\n')}\nendbfchar\n`).join('')}endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
};

const hex = (value: number): string => value.toString(16).padStart(4, '0');

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, unit) => hex(text.charCodeAt(unit))).join('');
