import { joinBytes } from '#src/rules/byte-writer.ts'
import { md5 } from './md5.ts'
import type { DecryptStream, PdfLock } from './pdf-objects.ts'
import { bytesOf } from './pdf-text.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Padding of passwords (ISO 32000-1, 7.6.3.3). */
const PADDING = Uint8Array.from([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08, 0x2e, 0x2e,
  0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
])

const fromLatin = (text: string): Bytes => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

function rc4(key: Bytes, data: Bytes): Bytes {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0
    state[a] = state[b] ?? 0
    state[b] = kept
  }
  for (let [i, j] = [0, 0]; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return data.map((byte) => {
    i = (i + 1) & 255
    j = (j + (state[i] ?? 0)) & 255
    swap(i, j)
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0)
  })
}

const areSameBytes = (a: Bytes, b: Bytes) => a.every((byte, index) => byte === b[index])

const STRING = '(<[\\dA-Fa-f\\s]*>|\\((?:\\\\[\\s\\S]|[^\\\\()])*\\))'

function stringAt(dictionary: string, key: string): Bytes {
  const [, token = ''] = new RegExp(`/${key}\\s*${STRING}`).exec(dictionary) ?? []
  return token === '' ? new Uint8Array() : fromLatin(bytesOf(token))
}

const numberAt = (dictionary: string, key: string) =>
  Number(new RegExp(`/${key}\\s+(-?\\d+)`).exec(dictionary)?.[1] ?? 0)

function littleEndian(value: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setInt32(0, value | 0, true)
  return bytes
}

/** Newer files state the length of each cipher, too, and it is always the same. */
function keyBytes(dictionary: string, revision: number): number {
  if (revision === 2) return 5
  return numberAt(dictionary, 'V') >= 4 ? 16 : numberAt(dictionary, 'Length') / 8 || 5
}

/** The key of a file of the older standards, if an empty password opens it (ISO 32000-1, algorithms 2, 4 and 5). */
function keyByMd5({ dictionary, id }: PdfLock, revision: number): Bytes | undefined {
  const length = keyBytes(dictionary, revision)
  const keepsMetadata = !/\/EncryptMetadata\s+false/.test(dictionary)
  const name = fromLatin(bytesOf(id || '<>'))
  const rest = revision >= 4 && !keepsMetadata ? Uint8Array.of(255, 255, 255, 255) : new Uint8Array()
  const owner = stringAt(dictionary, 'O').slice(0, 32)
  let key = md5(joinBytes(PADDING, owner, littleEndian(numberAt(dictionary, 'P')), name, rest))
  for (let turn = 0; revision >= 3 && turn < 50; turn += 1) key = md5(key.slice(0, length))
  key = key.slice(0, length)
  const user = stringAt(dictionary, 'U')
  if (revision === 2) return areSameBytes(rc4(key, PADDING), user) ? key : undefined
  let proof = md5(joinBytes(PADDING, name))
  for (let turn = 0; turn < 20; turn += 1)
    proof = rc4(
      key.map((byte) => byte ^ turn),
      proof,
    )
  return areSameBytes(proof, user) ? key : undefined
}

async function shaDigest(bits: number, data: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, data))
}

/** Hash of an empty password in the newest standard (ISO 32000-2, algorithm 2.B). */
async function hashEmptyPassword(salt: Bytes): Promise<Bytes> {
  let now = await shaDigest(256, salt)
  for (let round = 0; ; round += 1) {
    const block = joinBytes(...Array.from({ length: 64 }, () => now))
    const key = await crypto.subtle.importKey('raw', now.slice(0, 16), 'AES-CBC', false, ['encrypt'])
    const iv = now.slice(16, 32)
    // Removes the padding block that the browser appends.
    const made = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, block))
    const encrypted = made.slice(0, block.length)
    const rest = encrypted.slice(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    now = await shaDigest([256, 384, 512][rest] ?? 256, encrypted)
    if (round >= 63 && (encrypted.at(-1) ?? 0) <= round - 31) return now.slice(0, 32)
  }
}

const hashBy = (revision: number, salt: Bytes) =>
  revision === 5 ? shaDigest(256, salt) : hashEmptyPassword(salt)

const BLOCK = 16

/** Decrypts whole blocks without padding, which the browser requires: a block of padding is appended. */
async function decryptBlocks(key: Bytes, iv: Bytes, data: Bytes): Promise<Bytes> {
  const name = 'AES-CBC'
  const imported = await crypto.subtle.importKey('raw', key, name, false, ['encrypt', 'decrypt'])
  const padding = { name, iv: data.slice(-BLOCK) }
  const end = await crypto.subtle.encrypt(padding, imported, new Uint8Array())
  const whole = joinBytes(data, new Uint8Array(end))
  return new Uint8Array(await crypto.subtle.decrypt({ name, iv }, imported, whole))
}

async function keyBySha({ dictionary }: PdfLock, revision: number): Promise<Bytes | undefined> {
  const user = stringAt(dictionary, 'U')
  const proof = await hashBy(revision, user.slice(32, 40))
  if (!areSameBytes(proof, user.slice(0, 32))) return undefined
  const wrapping = await hashBy(revision, user.slice(40, 48))
  return decryptBlocks(wrapping, new Uint8Array(BLOCK), stringAt(dictionary, 'UE').slice(0, 32))
}

const SALT = fromLatin('sAlT')

/** The cipher of the streams; undefined if they are not encrypted. */
function cipherOf(dictionary: string): 'rc4' | 'aes-128' | 'aes-256' | undefined {
  if (numberAt(dictionary, 'V') < 4) return 'rc4'
  const [, filter = 'Identity'] = /\/StmF\s*\/(\w+)/.exec(dictionary) ?? []
  if (filter === 'Identity') return undefined
  if (/\/CFM\s*\/AESV3\b/.test(dictionary)) return 'aes-256'
  return /\/CFM\s*\/AESV2\b/.test(dictionary) ? 'aes-128' : 'rc4'
}

/** Line ends before `endstream` are no block. */
async function decryptAes(key: Bytes, bytes: Bytes): Promise<Bytes> {
  const data = bytes.slice(BLOCK, bytes.length - (bytes.length % BLOCK))
  if (data.length === 0) return data
  const plain = await decryptBlocks(key, bytes.slice(0, BLOCK), data)
  const padding = plain.at(-1) ?? 0
  return padding <= BLOCK ? plain.slice(0, plain.length - padding) : plain
}

/**
 * Opens an encrypted PDF that requires no password to be read, only to be printed or changed; undefined if a password
 * is required.
 */
export async function openLock(lock: PdfLock): Promise<DecryptStream | undefined> {
  const { dictionary } = lock
  const revision = numberAt(dictionary, 'R')
  if (stringAt(dictionary, 'U').length < 32) return undefined
  const key = revision >= 5 ? await keyBySha(lock, revision) : keyByMd5(lock, revision)
  const cipher = cipherOf(dictionary)
  if (!key) return undefined
  return async ({ number, generation }, bytes) => {
    if (cipher === undefined) return bytes
    if (cipher === 'aes-256') return decryptAes(key, bytes)
    const place = joinBytes(littleEndian(number).slice(0, 3), littleEndian(generation).slice(0, 2))
    const salt = cipher === 'aes-128' ? SALT : new Uint8Array()
    const own = md5(joinBytes(key, place, salt)).slice(0, Math.min(BLOCK, key.length + 5))
    return cipher === 'aes-128' ? decryptAes(own, bytes) : rc4(own, bytes)
  }
}
