import { AppWindow } from 'lucide-react'

export const icon = AppWindow
