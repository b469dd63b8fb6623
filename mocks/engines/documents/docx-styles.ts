/** Style of a paragraph: sizes in half points, space before and after in twentieths of a point. */
const paragraphStyle = (id: string, name: string, { size, bold, colour, before, after }: ParagraphLook) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${id === 'Subtitle' ? '' : '<w:keepNext/>'}<w:spacing w:before="${before}" w:after="${after}"/></w:pPr><w:rPr>${bold ? '<w:b/>' : ''}<w:color w:val="${colour}"/><w:sz w:val="${size}"/></w:rPr></w:style>`

interface ParagraphLook {
  size: number
  bold: boolean
  colour: string
  before: number
  after: number
}

export const DOCX_STYLES = [
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri" w:eastAsia="Calibri"/><w:sz w:val="22"/><w:lang w:val="{language}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>',
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>',
  paragraphStyle('Title', 'Title', { size: 40, bold: true, colour: '1F1F1F', before: 0, after: 80 }),
  paragraphStyle('Subtitle', 'Subtitle', { size: 20, bold: false, colour: '666666', before: 0, after: 240 }),
  paragraphStyle('Heading1', 'heading 1', { size: 30, bold: true, colour: '1F1F1F', before: 360, after: 80 }),
  paragraphStyle('Heading2', 'heading 2', {
    size: 22,
    bold: false,
    colour: '1F1F1F',
    before: 240,
    after: 40,
  }),
  '<w:style w:type="character" w:customStyle="1" w:styleId="Speaker"><w:name w:val="Speaker"/><w:rPr><w:b/></w:rPr></w:style>',
  '<w:style w:type="character" w:customStyle="1" w:styleId="Time"><w:name w:val="Time"/><w:rPr><w:color w:val="666666"/><w:sz w:val="18"/></w:rPr></w:style>',
].join('')
