import { strToU8, zipSync } from 'fflate'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const NAMES = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"`

/** Parts of a Word document in its markup. */
export const run = (text: string, properties = '') =>
  `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`
export const paragraph = (...parts: string[]) => `<w:p>${parts.join('')}</w:p>`
export const table = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell && run(cell))}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
/** A field with its code and its result. */
export const fieldOf = (code: string, result: string) =>
  `${field('begin')}${code}${field('separate')}${result}${field('end')}`
export const fieldCode = (code: string) =>
  `<w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>`
export const listed = (list: number, level: number, text: string) =>
  paragraph(
    `<w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>`,
    run(text),
  )

/** A Word document, with other parts of its archive by name. */
export function wordFile(body: string, parts: Readonly<Record<string, string | Uint8Array>> = {}): File {
  const entries = Object.entries({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${NAMES}><w:body>${body}</w:body></w:document>`,
    ...parts,
  })
  const bytes = entries.map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part])
  return new File([zipSync(Object.fromEntries(bytes))], 'a.docx')
}

/** Parts with which a document embeds another file (`altChunk`). */
export const chunkParts = (name: string, content: string | Uint8Array) => ({
  'word/_rels/document.xml.rels': `<Relationships><Relationship Id="rId7" Type="${OFFICE}/relationships/aFChunk" Target="${name}"/></Relationships>`,
  [`word/${name}`]: content,
})
export const CHUNK = '<w:altChunk r:id="rId7"/>'

const listLevel = (at: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`

/** Lists: 1 counts `1.`, then `1.a)`; 2 has bullets; 3 starts like 1 again at 5; 4 numbers headings as chapters. */
export const NUMBERING = `<w:numbering ${NAMES}><w:abstractNum w:abstractNumId="0">${listLevel(0, 'decimal', '%1.')}${listLevel(1, 'lowerLetter', '%1.%2)')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${listLevel(0, 'bullet', '•')}</w:abstractNum><w:abstractNum w:abstractNumId="2">${listLevel(0, 'upperRoman', 'Fəsil %1.', '<w:pStyle w:val="H"/>')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num><w:num w:numId="4"><w:abstractNumId w:val="2"/></w:num></w:numbering>`
export const HEADING_STYLE = `<w:styles ${NAMES}><w:style w:styleId="H"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="4"/></w:numPr></w:pPr></w:style></w:styles>`
