import { strToU8 } from 'fflate'
import type { Archive } from './open-archive.ts'

const CONTAINER = 'META-INF/container.xml'

/** An archive as seen from one of its folders. */
function archiveOfFolder(archive: Archive, folder: string): Archive {
  const inside = (name: string) => `${folder}${name}`
  return {
    names: archive.names.flatMap((name) => (name.startsWith(folder) ? [name.slice(folder.length)] : [])),
    find: (name) => archive.find(inside(name))?.slice(folder.length),
    read: (name) => archive.read(inside(name)),
    text: (name) => archive.text(inside(name)),
  }
}

function withContainer(archive: Archive, opf: string): Archive {
  const markup = `<container><rootfiles><rootfile full-path="${opf.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/></rootfiles></container>`
  return {
    names: [...archive.names, CONTAINER],
    find: (name) => (name === CONTAINER ? name : archive.find(name)),
    read: (name) => (name === CONTAINER ? new Uint8Array(strToU8(markup)) : archive.read(name)),
    text: (name) => (name === CONTAINER ? markup : archive.text(name)),
  }
}

const isNotOfMac = (name: string) => !name.startsWith('__MACOSX/')

/**
 * An archive whose book is where readers expect it: a book that was packed again together with its folder is found
 * in there, and one without a container by its only package.
 */
export function bookArchive(archive: Archive): Archive {
  if (archive.find(CONTAINER) !== undefined) return archive
  const containers = archive.names.filter((name) => isNotOfMac(name) && name.endsWith(`/${CONTAINER}`))
  if (containers.length === 1 && containers[0] !== undefined)
    return archiveOfFolder(archive, containers[0].slice(0, -CONTAINER.length))
  const packages = archive.names.filter((name) => isNotOfMac(name) && /\.opf$/i.test(name))
  return packages.length === 1 && packages[0] !== undefined ? withContainer(archive, packages[0]) : archive
}
