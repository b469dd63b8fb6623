export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()
