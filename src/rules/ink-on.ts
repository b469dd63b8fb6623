/** Relative luminance of a colour `#rrggbb`, from 0 to 1 (WCAG 2.2). */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const inkOn = (colour: string): '#000000' | '#ffffff' =>
  luminance(colour) > 0.179 ? '#000000' : '#ffffff'
