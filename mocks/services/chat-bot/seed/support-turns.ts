export const supportTurns = [
  { question: 'Bakıda çatdırılma neçəyədir?', hoursAgo: 30, conversation: 'trial', feedback: 'good' },
  { question: 'Zəmanət talonunu itirmişəm, nə etməliyəm?', hoursAgo: 29.9, conversation: 'trial' },
  { question: 'Salam', hoursAgo: 52, conversation: 'visitor-1', isOnSite: true },
  { question: 'Taksitlə ödəniş varmı?', hoursAgo: 51.9, conversation: 'visitor-1', isOnSite: true },
  { question: 'Sizdə vakansiya varmı?', hoursAgo: 51.8, conversation: 'visitor-1', isOnSite: true },
  { question: 'Kargo ücreti ne kadar?', hoursAgo: 27, conversation: 'visitor-2', isOnSite: true },
  {
    question: 'Kırılan ekran garanti kapsamında mı?',
    hoursAgo: 26.9,
    conversation: 'visitor-2',
    isOnSite: true,
    feedback: 'bad',
  },
  { question: 'Do gift cards expire?', hoursAgo: 5, conversation: 'visitor-3', isOnSite: true },
  { question: 'Do you have a store in Berlin?', hoursAgo: 4.9, conversation: 'visitor-3', isOnSite: true },
  { question: 'Сколько стоит доставка по городу?', hoursAgo: 2, conversation: 'visitor-4', isOnSite: true },
] as const
