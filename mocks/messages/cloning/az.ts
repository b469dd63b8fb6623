import type { cloningEn } from './en.ts'

export const cloningAz: Readonly<Record<keyof typeof cloningEn, string>> = {
  clone_no_samples: 'Ən azı bir səs nümunəsi əlavə edin.',
  clone_too_many_samples: 'Bir səsin ən çoxu {limit} nümunəsi ola bilər. Əvvəlcə birini silin.',
  clone_not_enough:
    'Yararlı nümunələrin uzunluğu birlikdə {seconds} s-dir, {needed} s lazımdır. Daha birini əlavə edin.',
  clone_name_length: 'Ad 2–40 simvol olmalıdır.',
  clone_name_taken: 'Bu adda səsiniz artıq var. Başqa ad seçin.',
  clone_is_sample: 'Bu, nümunədir: səsi sizin deyil və kirayəyə verilə bilməz.',
  clone_consent_needed: 'Bu razılıq olmadan səsi klonlamaq olmaz.',
  clone_permission_needed: 'Səs sahibinin yazılı icazəsini əlavə edin.',
  clone_permission_type: 'İcazə PDF və ya şəkil (JPEG, PNG, WebP) olmalıdır. Belə bir fayl göndərin.',
  clone_permission_too_large: 'İcazə faylı 10 MB-dan böyükdür. Daha kiçik fayl göndərin.',
  clone_unchanged: 'Nümunələr dəyişməyib: səs yenidir.',
  clone_too_little_speech:
    'Nümunələrdə danışıq çox azdır. Uzun fasilələr olmadan danışılan nümunələr əlavə edin.',
  clone_two_voices: 'Nümunələrdə iki fərqli səs eşidilir. Yalnız bir nəfərin nümunələrini saxlayın.',
  sample_too_short: '3 saniyədən qısadır. Daha uzununu əlavə edin.',
  sample_too_quiet: 'Çox zəif eşidilir. Mikrofona yaxın danışın.',
  sample_clipped: 'Çox bərkdir: səs kəsilir. Mikrofonun səviyyəsini azaldın.',
  sample_no_speech: 'Danışıq, demək olar, eşidilmir. Aydın danışıqlı nümunə əlavə edin.',
  sample_cut_off: 'Fayl yarımçıqdır: köçürülməsi kəsilib. Onu yenidən əlavə edin.',
  sample_no_sound: 'Videoda səs yoxdur. Səsli fayl əlavə edin.',
  sample_unreadable: 'Fayl səs kimi oxunmur. Onu MP3 və ya AAC (M4A) kimi ixrac edin.',
  sample_two_voices:
    'Bir nümunədə iki fərqli adam danışır. Onu çıxarın və ya yalnız bir nəfərin danışdığı hissəni kəsib götürün.',
  sample_duplicate: '“{name}” və “{first}” eyni fayldır. Onlardan birini çıxarın.',
  sample_too_large: '“{name}” {limit} MB-dan böyükdür. Onu qısaldın və ya MP3 kimi saxlayın.',
  sample_too_long: '“{name}” {limit} dəqiqədən uzundur. Ondan daha qısa hissə kəsin.',
}
