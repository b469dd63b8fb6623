/** @returns path below the root of the project at which a failed component test leaves its screenshot */
export function failureScreenshot(file: string, title: string): string {
  const slug = `${file} ${title}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(-120)
  return `reports/failures/${slug}.png`
}
