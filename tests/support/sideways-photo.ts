/** Marks a JPEG to be shown rotated by 90° clockwise (Exif orientation 6). */
export function sidewaysPhoto(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
  const exif = [...new TextEncoder().encode('Exif\0\0'), ...tiff]
  const head = [0xff, 0xe1, 0, exif.length + 2, ...exif]
  const photo = new Uint8Array(jpeg.length + head.length)
  photo.set(jpeg.subarray(0, 2))
  photo.set(head, 2)
  photo.set(jpeg.subarray(2), 2 + head.length)
  return photo
}
