import { defineConfig } from '@playwright/test'

const PORT = 4873

export default defineConfig({
  testDir: 'src',
  testMatch: '*.spec.ts',
  workers: 1,
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: process.env.CHROME_PATH },
  },
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}/`,
  },
})
