import type {} from './show-chat-page.ts'

const { showChatPage } = await import('./show-chat-page.ts')
await showChatPage()
