import type { Project } from '#src/contract/project.ts'

/** HTML of a page with the sample article, for customers who have no page at hand; parsed but never shown. */
export function exampleOf({ body }: Project): string {
  const page = document.implementation.createHTMLDocument()
  const article = page.createElement('article')
  const content = article.appendChild(page.createElement('div'))
  content.className = 'content'
  body.blocks.forEach(({ text }, index) => {
    const element = content.appendChild(page.createElement(index === 0 ? 'h1' : 'p'))
    element.textContent = text
  })
  const ad = page.createElement('aside')
  ad.className = 'ad'
  ad.textContent = body.blocks[0]?.text ?? ''
  content.children[2]?.after(ad)
  page.body.append(page.createElement('nav'), article, page.createElement('footer'))
  return page.body.innerHTML.replaceAll('><', '>\n<')
}
