import { expect, test } from 'vitest'
import { answerTo, botWith, sourcesOf } from '#tests/support/backend/bot-project.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { caseBytes, caseFile } from '#tests/support/case-file.ts'
import { drawnPdf, drawnText } from '#tests/support/drawn-pdf.ts'
import { utf16Bytes } from '#tests/support/legacy-bytes.ts'
import { textOfMarkdown } from './markdown-text.ts'
import { textOfTable } from './table-text.ts'

test('every value of a table with empty cells stays in its column', { tags: 'long' }, async () => {
  const client = await customerIn()
  const bot = await botWith(client, [{ kind: 'file', file: 0 }], [caseFile('60-csv-empty-cells.csv')])
  expect(sourcesOf(bot)[0]?.text.split('\n')).toEqual([
    'Xidmət: Ekran təmiri; Qiymət: 45 manat; Zəmanət: 6 ay.',
    'Xidmət: Batareya dəyişmə; Çatdırılma: 2 gün; Zəmanət: 3 ay.',
    'Xidmət: Proqram yeniləmə; Qiymət: 10 manat; Çatdırılma: 1 gün.',
  ])
  expect((await answerTo(client, bot.id, 'Batareya dəyişmə neçə gün çəkir?')).text).toContain(
    'Çatdırılma: 2 gün',
  )
})

test('a table that Excel saved as Unicode text is read by its columns', async () => {
  const client = await customerIn()
  const bot = await botWith(client, [{ kind: 'file', file: 0 }], [caseFile('63-csv-excel-unicode-tabs.csv')])
  expect(sourcesOf(bot)[0]?.text.split('\n')).toEqual([
    'Товар: Чайник; Цена: 45 манат; Гарантия: один год.',
    'Товар: Утюг; Цена: 60 манат; Гарантия: два года.',
  ])
})

test('a file with tab-separated columns is accepted', async () => {
  const client = await customerIn()
  const file = new File([utf16Bytes('Şəhər\tGün\r\nGəncə\t3\r\n', true)], 'days.tsv')
  const bot = await botWith(client, [{ kind: 'file', file: 0 }], [file])
  expect(sourcesOf(bot)[0]?.text).toBe('Şəhər: Gəncə; Gün: 3.')
})

test('a bot reads a file as what it is, whatever its name, or names what it is not', {
  tags: 'long',
}, async () => {
  const client = await customerIn()
  client.locale = 'en'
  const bytes = drawnPdf([{ content: drawnText(60, 700, 'The shop opens at nine.') }])
  const files = [
    new File([bytes], 'hours.docx'),
    new File([caseBytes('34-docx-text-box-in-paragraph.docx')], 'offer.pdf'),
    new File(['<!DOCTYPE html><html><body>Sign in</body></html>'], 'invoice.pdf'),
  ]
  const bot = await botWith(
    client,
    files.map((_, file) => ({ kind: 'file' as const, file })),
    files,
  )
  const [hours, offer, invoice] = sourcesOf(bot)
  expect(hours?.text).toBe('The shop opens at nine.')
  expect(offer?.text).toContain('The second paragraph stands alone.')
  expect(invoice?.generated.error).toMatchObject({
    code: 'source_other_kind',
    message: expect.stringContaining('of the kind HTML'),
  })
})

test('a question and its collapsed answer are separated by a space', async () => {
  const folded = 'See: <details><summary>Price?</summary>Two manat.</details>'
  expect(await textOfMarkdown(folded)).toBe('See: Price? Two manat.')
})

test.each([
  ['blank lines', 'City,Days\n\nGanja,3\n \n,,\nBaku,1\n', 'City: Ganja; Days: 3.\nCity: Baku; Days: 1.'],
  [
    'a line break within quotes',
    'City,Note\nGanja,"By road,\nthen by train"\n',
    'City: Ganja; Note: By road, then by train.',
  ],
  ['a quotation mark that is doubled', 'Size;Price\n"5"" screen";45', 'Size: 5" screen; Price: 45.'],
  [
    'a quotation mark that is never closed',
    'Size;Price\n"5 screen;45\n7 inch;60',
    'Size: "5 screen; Price: 45.\nSize: 7 inch; Price: 60.',
  ],
  [
    'commas in numbers',
    'Item;Price\nTea;4,50\nCoffee;6,20',
    'Item: Tea; Price: 4,50.\nItem: Coffee; Price: 6,20.',
  ],
  ['the separator named by Excel', 'sep=|\r\nItem|Price\r\nTea|4', 'Item: Tea; Price: 4.'],
  [
    'a title above the names',
    'Prices of 2026;;\n\nItem;Price;Note\nTea;4;hot',
    'Prices of 2026.\nItem: Tea; Price: 4; Note: hot.',
  ],
  ['more cells than names', 'Item,Price\nTea,4,hot', 'Item: Tea; Price: 4; hot.'],
  ['a line for Excel in quotes', '"sep=;"\r\n"Item";"Price"\r\n"Tea";"1,50"', 'Item: Tea; Price: 1,50.'],
  ['no names of columns', 'Tea;1,50\nCoffee;2,75\n', 'Tea; 1,50.\nCoffee; 2,75.'],
  ['years as names', 'Month;2025;2026\nMay;4;5', 'Month: May; 2025: 4; 2026: 5.'],
  ['sizes as names', 'Model,36,37\nBoot,2,0', 'Model: Boot; 36: 2; 37: 0.'],
  ['spaces before quotes', 'Item, Note\nTea, "large, black"', 'Item: Tea; Note: large, black.'],
  ['digits that Excel keeps as text', 'Code,Name\n="001",Tea', 'Code: 001; Name: Tea.'],
  ['cells of invisible characters', 'A,B\n\u00a0,2\n1,\u200b', 'B: 2.\nA: 1.'],
  [
    'another table below it',
    'City,Days\nGanja,3\n\nItem,Price,Note\nTea,4,hot\n',
    'City: Ganja; Days: 3.\nItem: Tea; Price: 4; Note: hot.',
  ],
  [
    'another table below it with as many columns',
    'City,Days\nGanja,3\n\nItem,Price\nTea,4\n',
    'City: Ganja; Days: 3.\nItem: Tea; Price: 4.',
  ],
  [
    'another table below it with a name of the first',
    'Name,Phone\nLeyla,a\n,,\nName,Email\nMurad,b\n',
    'Name: Leyla; Phone: a.\nName: Murad; Email: b.',
  ],
  [
    'another table below its title',
    'Delivery;\nCity;Days\nGanja;3\n\nDrinks;\n\nItem;Price\nTea;4,50\nJuice;5,20',
    'Delivery.\nCity: Ganja; Days: 3.\nDrinks.\nItem: Tea; Price: 4,50.\nItem: Juice; Price: 5,20.',
  ],
  [
    'three tables with titles right above them',
    'Cities\nCity,Days\nGanja,3\n\nDrinks\nItem,Price\nTea,4\n\nPeople\nName,Phone\nLeyla,055 123\n',
    'Cities.\nCity: Ganja; Days: 3.\nDrinks.\nItem: Tea; Price: 4.\nPeople.\nName: Leyla; Phone: 055 123.',
  ],
  [
    'another table with years as names',
    'City;Days;Price\nGanja;3;5\n\nMonth;2025;2026\nMay;4;5',
    'City: Ganja; Days: 3; Price: 5.\nMonth: May; 2025: 4; 2026: 5.',
  ],
  [
    'groups of rows, the first of which has no amount',
    'Service,Price\nRepair,45\n\nAdvice,free\nDelivery,5\n',
    'Service: Repair; Price: 45.\nService: Advice; Price: free.\nService: Delivery; Price: 5.',
  ],
  [
    'groups of questions',
    'Question,Answer\nWho?,A shop\n\nWhere?,In Baku\nWhen?,At 9\n',
    'Question: Who?; Answer: A shop.\nQuestion: Where?; Answer: In Baku.\nQuestion: When?; Answer: At 9.',
  ],
  [
    'names that are repeated on each page',
    'Item,Price\nTea,4\nItem,Price\nJuice,3\n\nItem,Price\nWater,1',
    'Item: Tea; Price: 4.\nItem: Juice; Price: 3.\nItem: Water; Price: 1.',
  ],
  [
    'two rows of names',
    'Item,Prices,,Stock\n,Retail,Wholesale,pieces\nTea,4.50,4.00,10\nJuice,3.00,2.80,7',
    'Item: Tea; Prices Retail: 4.50; Prices Wholesale: 4.00; Stock pieces: 10.\nItem: Juice; Prices Retail: 3.00; Prices Wholesale: 2.80; Stock pieces: 7.',
  ],
  [
    'a title in two cells',
    'Price list;2026;\nItem;Price;Note\nTea;4;hot',
    'Price list; 2026.\nItem: Tea; Price: 4; Note: hot.',
  ],
  ['a note below it', 'Item;Price\nTea;4\n\n* With VAT\n', 'Item: Tea; Price: 4.\nItem: * With VAT.'],
  [
    'names and values instead of columns',
    'Address;Nizami 24\nHours;from nine',
    'Address: Nizami 24.\nHours: from nine.',
  ],
  [
    'rows that a program counted',
    ',Item,Price\n0,Tea,4\n1,Juice,3',
    'Item: Tea; Price: 4.\nItem: Juice; Price: 3.',
  ],
  [
    'lines that end in different ways',
    'Item;Price\r\nTea;4\nJuice;3\r',
    'Item: Tea; Price: 4.\nItem: Juice; Price: 3.',
  ],
  ['the rule of a Markdown table', 'Item | Price\n--- | ---:\nTea | 4', 'Item: Tea; Price: 4.'],
  ['a capital line for Excel', 'SEP=;\nItem;Price\nTea;1,50', 'Item: Tea; Price: 1,50.'],
  [
    'quotation marks that a database escaped',
    'Item,Note\nTea,"Said \\"hot\\", then left"',
    'Item: Tea; Note: Said "hot", then left.',
  ],
  [
    'a quotation mark that is never closed above one that is',
    'Item,Note\nTea,"large\nJuice,"cold"',
    'Item: Tea; Note: "large.\nItem: Juice; Note: cold.',
  ],
  [
    'descriptions in HTML, as shops export them',
    'Item,Text,Size\nTea,"<p>Hot &amp; black.</p><ul><li>large</li><li>small</li></ul>",< 5\nJuice,5 &lt; 6,<M>',
    'Item: Tea; Text: Hot & black. large, small; Size: < 5.\nItem: Juice; Text: 5 < 6; Size: <M>.',
  ],
  [
    'prices that are struck out, hidden words and powers in HTML',
    'Item,Price,Note\nRope,<s>20</s> <del>18</del> 15,10<sup>2</sup> m<span style="display:none">x</span><span hidden>y</span>\nTea,<!-- 9 -->4,<style>p{}</style>hot&mdash;black',
    'Item: Rope; Price: 15; Note: 10² m.\nItem: Tea; Price: 4; Note: hot—black.',
  ],
  [
    'cells of HTML without text',
    'Item,Text,Price\nTea,<p></p>,4\nJuice,<img src="a.png">,3',
    'Item: Tea; Price: 4.\nItem: Juice; Price: 3.',
  ],
  [
    'HTML that was escaped',
    'Item,Text\nTea,&lt;p&gt;Hot &amp;amp; black&lt;/p&gt;\nAT&T,R&D; 5 &lt; 6',
    'Item: Tea; Text: Hot & black.\nItem: AT&T; Text: R&D; 5 < 6.',
  ],
  [
    'lines drawn in characters',
    '+------+-------+\n| Item | Price |\n+======+=======+\n| Tea  | 4     |\n+------+-------+\n',
    'Item: Tea; Price: 4.',
  ],
  ['names before equals signs', 'Item=Tea\nPrice=4\n', 'Item=Tea.\nPrice=4.'],
  [
    'separators that a database escaped',
    'Item,Note\nTea,hot\\, black\nDisk,C:\\',
    'Item: Tea; Note: hot, black.\nItem: Disk; Note: C:\\.',
  ],
  [
    'marks of missing values',
    'Item,Price,Note\nTea,NULL,\\N\nJuice,3,#N/A\nWater,NaN,free',
    'Item: Tea.\nItem: Juice; Price: 3.\nItem: Water; Note: free.',
  ],
  [
    'cells in single quotes',
    "'Item','Note'\n'Tea','large, black'\n'Juice','it''s cold'",
    "Item: Tea; Note: large, black.\nItem: Juice; Note: it's cold.",
  ],
  [
    'an apostrophe that marks a number as text',
    "Item,Phone\nTea,'0501234567",
    'Item: Tea; Phone: 0501234567.',
  ],
  ['carets between cells', 'Item^Price\nTea^4', 'Item: Tea; Price: 4.'],
  [
    'columns aligned by spaces',
    'Item          Price\nGreen tea     4\nJuice         3\n',
    'Item: Green tea; Price: 4.\nItem: Juice; Price: 3.',
  ],
  [
    'names before colons and no columns',
    'Item: Tea\nPrice: 4\n\nItem: Juice\nPrice: 3',
    'Item: Tea.\nPrice: 4.\nItem: Juice.\nPrice: 3.',
  ],
  ['sentences in one column', 'How are you?\nFine thanks.', 'How are you?\nFine thanks.'],
  ['one column', 'Opening hours\nFrom nine to six\n', 'Opening hours: From nine to six.'],
])('a table with %s loses and shifts nothing', async (_what, content, text) => {
  expect(await textOfTable(content)).toBe(text)
})

test('a table of two hundred thousand rows is read', { tags: 'long' }, async () => {
  const rows = 200_000
  const text = await textOfTable(`Ad,Say\n${'a,1\n'.repeat(rows)}`)
  expect(text.length).toBe('Ad: a; Say: 1.\n'.length * rows - 1)
})

test.each([
  ['emphasis', '*a_'.repeat(60_000)],
  ['links', '['.repeat(50_000)],
  ['lists', Array.from({ length: 700 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ['quotes', `${'>'.repeat(20_000)} a`],
])('Markdown of endless %s is read as plain text', async (_what, content) => {
  expect(await textOfMarkdown(content)).toContain(content.trim().slice(-1))
})

test('Markdown is read in its displayed form: no front matter, rows with their headers, separate items', async () => {
  const client = await customerIn()
  const bot = await botWith(
    client,
    [{ kind: 'file', file: 0 }],
    [caseFile('64-md-front-matter-table-list.md')],
  )
  expect(sourcesOf(bot)[0]?.text.split('\n')).toEqual([
    'Warranty',
    'Repairs take three days. Spare parts are free within one year.',
    'Device: Phone; Days: 2.',
    'Device: Laptop; Days: 5.',
    'curl https://example.com/secret',
    'Bring the receipt.',
    'Bring the device.',
    'Bring your ID card.',
  ])
})

test('a bot accepts a file of MDX and reads it without its code', async () => {
  const file = new File(['import A from "./a"\n\n# Çatdırılma\n\n<A>İki gün.</A>'], 'delivery.mdx')
  const bot = await botWith(await customerIn(), [{ kind: 'file', file: 0 }], [file])
  expect(sourcesOf(bot)[0]?.text.split('\n')).toEqual(['Çatdırılma', 'İki gün.'])
})

test.each([
  [
    'nested and loose lists',
    '1. One\n   - inner **bold**\n\n2. Two!\n\n   More.',
    ['One.', 'inner bold.', 'Two!', 'More.'],
  ],
  [
    'links, pictures and signs',
    'See [the *shop*](https://a.example) ![a map](m.png) &amp; 5 \\* 2 < 11[^1]\n\n[^1]: Note.',
    ['See the shop a map & 5 * 2 < 11', 'Note.'],
  ],
  [
    'quotes and HTML',
    '> Said so.\n\n<details><summary>More</summary>Hidden</details>\n\n<!-- no -->',
    ['Said so.', 'More', 'Hidden'],
  ],
  [
    'blocks of HTML',
    '<div>One<p>Two<br>three</p></div>\n\n<table><tr><td>A</td><td>B</td></tr></table>',
    ['One', 'Two', 'three', 'A: B.'],
  ],
  [
    'a table in HTML with empty and wide cells',
    '<table><tr><th>Item<th>Price<th>Note<tr><td rowspan=2>Tea<td><td>hot<tr><td>4<td><tr><td colspan=2>Water<td>free</table>\n\nEnd.',
    ['Item: Tea; Note: hot.', 'Item: Tea; Price: 4.', 'Item: Water; Note: free.', 'End.'],
  ],
  [
    'links of note programs',
    'See [[Shop|the shop]], [[Prices]] ==now== ![[a.png]].',
    ['See the shop, Prices now .'],
  ],
  ['boxes', '> [!NOTE]\n> Careful.\n\n:::tip Hint\nTake it.\n:::', ['Careful.', 'Take it.']],
  [
    'components and code (MDX)',
    'import Tabs from \'@theme/Tabs\'\nimport { a } from "./a"\n\nexport const meta = {\n  a: 1,\n\n  b: 2,\n}\n\n# Delivery {#delivery}\n\n{/* not for readers */}\n<Tabs onChange={() => 1 > 0} items={["x"]}>\n<Tab label="City">\n\nIn the city **two** hours{\' \'}or `{less}`, if 3 < 5.\n\n</Tab>\n</Tabs>\n\n<div className={style}>By <Badge>post</Badge>: {days} days, \\{or\\} more.</div>\n\n```js\nimport x from "y"\n```',
    [
      'Delivery',
      'In the city two hours or {less}, if 3 < 5.',
      'By post : days, {or} more.',
      'import x from "y"',
    ],
  ],
  [
    'code of site generators',
    '[TOC]\n\n{% note info %}\nCareful.\n{% endnote %}\n\n{{ site.title }} is open :smile:, from 9:00 :-)\n\n*[HTML]: Hypertext\n\n[[_TOC_]]\n\n```mermaid\ngraph TD; A-->B\n```',
    ['Careful.', 'is open , from 9:00 :-)'],
  ],
  [
    'words that are struck out, hidden or raised',
    'Now <s>20</s> ~~18~~ 15 for 10<sup>2</sup> m<span hidden> no</span>, H<sub>2</sub>O `<s>`.\n\n| A | B |\n|---|---|\n| <del>1</del> 2 | 3<sup>4</sup><br>5 |\n\n<p>x<sup>2</sup><s>no</s></p>',
    ['Now 15 for 10² m, H2O <s>.', 'A: 2; B: 3⁴ 5.', 'x²'],
  ],
  [
    'powers, notes and definitions of Pandoc',
    'x^2^ and H~2~O^[Water.] are.\n\nTerm\n: One.\n: Two.\n\n![plan](a.png){width=50%}',
    ['x² and H2O (Water.) are.', 'Term', 'One.', 'Two.', 'plan'],
  ],
  [
    'notes of other programs',
    '> [!warning]- Careful\n> Do it.\n\n%%not\nfor readers%%\n\nText ^a1-b\n\n| A | B |\n|---|---|\n| 1 | 2 |\n{: .table}',
    ['Careful Do it.', 'Text', 'A: 1; B: 2.'],
  ],
  [
    'a list of contents that a program keeps',
    '<!-- toc -->\n- [A](#a)\n<!-- tocstop -->\n\n# A\n\n100%% sure',
    ['A', '100%% sure'],
  ],
  ['names of emoji', 'Hello :wave: and :+1: at 10:30: go.', ['Hello and :+1: at 10:30: go.']],
  ['ids of headings', '## Prices {#prices}\n\nText {: .note} stays.', ['Prices', 'Text {: .note} stays.']],
  ['a rule that is no front matter', '---\n\nText.\n\n---\n\nEnd.', ['Text.', 'End.']],
])('Markdown with %s is read', async (_what, content, lines) => {
  expect((await textOfMarkdown(content)).split('\n')).toEqual(lines)
})
