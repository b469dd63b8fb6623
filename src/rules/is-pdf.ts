const PDF_HEAD = '%PDF-'
/** Readers accept a PDF whose header is within its first bytes. */
const HEAD_WITHIN = 1024

export async function isPdf(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD_WITHIN).arrayBuffer())
  return new TextDecoder('latin1').decode(head).includes(PDF_HEAD)
}
