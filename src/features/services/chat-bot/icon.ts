import { BotMessageSquare } from 'lucide-react'

export const icon = BotMessageSquare
