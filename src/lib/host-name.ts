// The slash makes bundlers and Node take the package and not the module of that name that Node brings along.
import { toUnicode } from 'punycode/'

/** A host as its letters are, e.g. `müğam.az` for `xn--mam-hoa9o.az`; what is no name of letters stays as it is. */
export function readableHost(host: string): string {
  try {
    const readable = toUnicode(host)
    return new URL(`https://${readable}`).hostname === host ? readable : host
  } catch {
    return host
  }
}

/** A host in readable letters, followed by its punycode where that differs, because letters may look like others. */
export function hostInWords(host: string): string {
  const readable = readableHost(host)
  return readable === host ? host : `${readable} (${host})`
}
