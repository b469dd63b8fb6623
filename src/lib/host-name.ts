/**
 * Parameters of Punycode (RFC 3492, section 5). Written here because the library for it has the name of a module that
 * Node brings along and is taking away; every result is held against what the browser itself makes of it.
 */
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE = 128

const digitOf = (sign: string) => {
  const digit = Number.parseInt(sign, BASE)
  // Letters are 0–25 and figures 26–35, the other way round than in numbers.
  return digit < 10 ? digit + 26 : digit - 10
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / count)
  let steps = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; steps += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return steps + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}

/** @throws RangeError where the label is none of Punycode */
function decoded(label: string): string {
  const end = label.lastIndexOf('-')
  const codes = Array.from(label.slice(0, Math.max(0, end)), (sign) => sign.charCodeAt(0))
  let [code, place, bias] = [FIRST_CODE, 0, FIRST_BIAS]
  for (let at = end + 1; at < label.length; ) {
    const before = place
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(label[at++] ?? '')
      if (Number.isNaN(digit)) throw new RangeError('The label ends too soon')
      place += digit * weight
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias))
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    bias = adapted(place - before, codes.length + 1, before === 0)
    code += Math.floor(place / (codes.length + 1))
    place %= codes.length + 1
    codes.splice(place++, 0, code)
  }
  return String.fromCodePoint(...codes)
}

/** A host as its letters are, e.g. `müğam.az` for `xn--mam-hoa9o.az`; what is no name of letters stays as it is. */
export function readableHost(host: string): string {
  try {
    const readable = host.replace(/(?<=^|\.)xn--([^.]+)/g, (_, label: string) => decoded(label))
    return new URL(`https://${readable}`).hostname === host ? readable : host
  } catch {
    return host
  }
}

/** A host as its letters are, and behind it as it is sent where that differs: letters may look like others. */
export function hostInWords(host: string): string {
  const readable = readableHost(host)
  return readable === host ? host : `${readable} (${host})`
}
