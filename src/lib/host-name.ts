// The slash selects the package instead of Node's built-in module of the same name.
import { toUnicode } from 'punycode/'

/** A host in readable letters, e.g. `müğam.az` for `xn--mam-hoa9o.az`; anything invalid stays unchanged. */
export function readableHost(host: string): string {
  try {
    const readable = toUnicode(host)
    return new URL(`https://${readable}`).hostname === host ? readable : host
  } catch {
    return host
  }
}

/** A host in readable letters, followed by its punycode if that differs, because letters may look like others. */
export function hostWithPunycode(host: string): string {
  const readable = readableHost(host)
  return readable === host ? host : `${readable} (${host})`
}
