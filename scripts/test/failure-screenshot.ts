/** @returns path, from the project root, of a failed component test's screenshot */
export function failureScreenshot(file: string, title: string): string {
  const slug = `${file} ${title}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(-120)
  return `reports/failures/${slug}.png`
}
