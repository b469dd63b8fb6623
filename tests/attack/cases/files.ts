import { strToU8, zipSync } from 'fflate'
import {
  largeGif,
  largeJpeg,
  largePng,
  largeTiff,
  largeWebp,
  packedPdf,
  pdfWithPicture,
} from '#tests/support/hostile-files.ts'
import { type Attack, type Target, verdictOf } from '../attack.ts'

const HUGE_SIDE_PX = 60_000

interface HostileFile {
  readonly name: string
  readonly type: string
  make(): Uint8Array<ArrayBuffer>
}

/** A file that starts like this, as characters of one byte each. */
const headOf = (start: string) => new Uint8Array(Buffer.from(start.padEnd(200, '\0'), 'latin1'))

const FILES: readonly HostileFile[] = [
  // The most pixels that a decoder accepts, in few bytes.
  { name: 'huge.png', type: 'image/png', make: () => largePng(HUGE_SIDE_PX, 6000) },
  { name: 'huge.jpg', type: 'image/jpeg', make: () => largeJpeg(HUGE_SIDE_PX, HUGE_SIDE_PX) },
  { name: 'huge.webp', type: 'image/webp', make: () => largeWebp('VP8X', 16_000, 16_000) },
  { name: 'fax.pdf', type: 'application/pdf', make: () => pdfWithPicture(HUGE_SIDE_PX, HUGE_SIDE_PX) },
  {
    name: 'photo.pdf',
    type: 'application/pdf',
    make: () => pdfWithPicture(10, 10, largeJpeg(HUGE_SIDE_PX, HUGE_SIDE_PX), 'DCTDecode'),
  },
  { name: 'packed.pdf', type: 'application/pdf', make: () => packedPdf(800) },
  {
    name: 'hidden.pdf',
    type: 'application/pdf',
    make: () => packedPdf(800, '/Subtype /Image /Width 9 /Height 9 /Filter /Fl#61teDecode'),
  },
  // Kinds that are not read at all, under the name of one that is.
  { name: 'gif.png', type: 'image/png', make: () => largeGif(HUGE_SIDE_PX, HUGE_SIDE_PX) },
  { name: 'tiff.jpg', type: 'image/jpeg', make: () => largeTiff(HUGE_SIDE_PX, HUGE_SIDE_PX) },
  { name: 'avif.png', type: 'image/png', make: () => headOf('\0\0\0\x18ftypavif') },
  { name: 'heic.jpg', type: 'image/jpeg', make: () => headOf('\0\0\0\x18ftypheic') },
  { name: 'bmp.png', type: 'image/png', make: () => headOf('BM') },
  { name: 'ico.png', type: 'image/png', make: () => headOf('\0\0\x01\0\x01\0') },
  { name: 'jp2.jpg', type: 'image/jpeg', make: () => headOf('\xff\x4f\xff\x51') },
]

async function sendPage({ customer }: Target, { name, type, make }: HostileFile) {
  const form = new FormData()
  form.append('title', 'Pages')
  form.append('files', new File([make()], name, { type }))
  return (await customer('leyla@avaz.example')).call('POST', '/services/detect-text/init', form)
}

const pageAttacks = FILES.map(
  (file): Attack => ({
    kind: 'files',
    title: `${file.name} ends the server, or is taken`,
    async attempt(target) {
      const { status, body } = await sendPage(target, file)
      const isSaid = /“.*”/u.test(JSON.parse(body).errors?.files?.[0] ?? '')
      if (status !== 422 || (await target.ask('/__sandbox/clock')).status !== 200) return 'broken'
      return verdictOf(isSaid, 'weak')
    },
  }),
)

const NESTED = '<w:p><w:r><w:t>a</w:t></w:r>'

export const fileAttacks: readonly Attack[] = [
  ...pageAttacks,
  {
    kind: 'files',
    title: 'a Word document of 2 kB with 20,000 nested paragraphs keeps the server busy',
    async attempt({ customer }) {
      const xml = `<w:document xmlns:w="x"><w:body>${NESTED.repeat(20_000)}`
      const form = new FormData()
      const bytes = zipSync({ 'word/document.xml': strToU8(xml) })
      form.append('file', new File([new Uint8Array(bytes)], 'deep.docx'))
      const leyla = await customer('leyla@avaz.example')
      return verdictOf((await leyla.call('POST', '/services/audio-book/init', form)).status === 422)
    },
  },
  {
    kind: 'files',
    title: 'a picture of billions of pixels becomes a profile picture',
    async attempt({ customer }) {
      const form = new FormData()
      form.append('image', new File([largePng(HUGE_SIDE_PX, 6000)], 'me.png', { type: 'image/png' }))
      const leyla = await customer('leyla@avaz.example')
      return verdictOf((await leyla.call('POST', '/customer/image-update', form)).status === 422)
    },
  },
  {
    kind: 'files',
    title: 'a file of a customer is read as a page',
    async attempt({ ask }) {
      const answers = await Promise.all(
        ['/api/languages', '/sandbox/files/main/x/y'].map((path) => ask(path)),
      )
      return verdictOf(answers.every(({ headers }) => headers['x-content-type-options'] === 'nosniff'))
    },
  },
]
