import type { CannedSpeech } from './language-speech.ts'

export const az: CannedSpeech = {
  sentences: [
    'Gəlin əvvəlcə ötən həftənin nəticələrinə baxaq.',
    'Bu məsələni keçən ay da müzakirə etmişdik, amma qərar verməmişdik.',
    'Mən razıyam, sadəcə vaxtı bir az uzatmaq lazımdır.',
    'Sənədləri dünən axşam göndərdim, yəqin hələ baxmamısınız.',
    'Qiymətlər bir az artıb, ona görə büdcəni yenidən hesablamalıyıq.',
    'Bunu kim öz üzərinə götürür?',
    'Müştəri cavabı cümə gününə qədər gözləyir.',
    'İlk növbədə işin hansı hissəsinin hazır olduğunu bilmək istəyirəm.',
    'Komandada iki yeni əməkdaş var, onlara kömək etmək lazımdır.',
    'Mənə elə gəlir ki, daha sadə bir yol da var.',
    'Sabah səhər birinci iş kimi zəng edib dəqiqləşdirərəm.',
    'Keçən dəfə bunu unutduq və iki gün itirdik.',
    'Əgər sualınız varsa, indi soruşun.',
    'Bu barədə ayrıca görüş təyin etsək, daha yaxşı olar.',
    'Hesabatın son variantını axşama qədər hamıya paylayacağam.',
    'Düzünü desəm, belə nəticə gözləmirdim.',
    'Qalan məsələləri yazılı şəkildə həll edək.',
    'Anbarda bu həftə üçün kifayət qədər mal var.',
  ],
  answers: ['Bəli.', 'Aydındır.', 'Yaxşı, razıyam.', 'Təşəkkür edirəm.', 'Bir dəqiqə.', 'Əlbəttə.'],
  aboutTerms: [
    'Bu gün {term} haqqında da danışmalıyıq.',
    'Əsas məsələ {term} ilə bağlıdır.',
    'Məncə, {term} burada həlledicidir.',
  ],
  sounds: { music: '[musiqi]', noise: '[səs-küy]' },
  hesitations: ['Əəə…', 'Iıı…'],
}
