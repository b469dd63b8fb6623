import type { cloningEn } from './en.ts'

export const cloningTr: Readonly<Record<keyof typeof cloningEn, string>> = {
  clone_no_samples: 'En az bir ses örneği ekleyin.',
  clone_too_many_samples: 'Bir sesin en fazla {limit} örneği olabilir. Önce birini çıkarın.',
  clone_not_enough:
    'Kullanılabilir örnekler toplam {seconds} sn; {needed} sn gerekiyor. Bir örnek daha ekleyin.',
  clone_name_length: 'Ad 2–40 karakter olmalıdır.',
  clone_name_taken: 'Bu adda bir sesiniz zaten var. Başka bir ad seçin.',
  clone_is_sample: 'Bu bir örnek: sesi size ait değil, kiraya verilemez.',
  clone_consent_needed: 'Bu onay olmadan ses klonlanamaz.',
  clone_permission_needed: 'Ses sahibinin yazılı iznini ekleyin.',
  clone_permission_type: 'İzin PDF ya da resim (JPEG, PNG, WebP) olmalıdır. Böyle bir dosya gönderin.',
  clone_permission_too_large: 'İzin dosyası 10 MB’tan büyük. Daha küçük bir dosya gönderin.',
  clone_unchanged: 'Örnekler değişmedi: ses güncel.',
  clone_too_little_speech:
    'Örneklerde çok az konuşma var. Uzun aralar verilmeden konuşulan örnekler ekleyin.',
  clone_two_voices: 'Örneklerde iki ayrı ses duyuluyor. Yalnızca bir kişinin örneklerini bırakın.',
  sample_too_short: '3 saniyeden kısa. Daha uzun bir örnek ekleyin.',
  sample_too_quiet: 'Çok kısık. Mikrofona yaklaşarak konuşun.',
  sample_clipped: 'Fazla yüksek: ses kırpılıyor. Mikrofonun seviyesini düşürün.',
  sample_no_speech: 'Neredeyse hiç konuşma duyulmuyor. Net konuşmalı bir örnek ekleyin.',
  sample_cut_off: 'Dosya yarım: kopyalanması kesilmiş. Yeniden ekleyin.',
  sample_no_sound: 'Videoda ses yok. Sesli bir dosya ekleyin.',
  sample_unreadable: 'Dosya ses olarak okunamıyor. MP3 veya AAC (M4A) olarak dışa aktarın.',
  sample_two_voices:
    'Örneklerden birinde iki ayrı kişi konuşuyor. Onu çıkarın ya da yalnızca bir kişinin konuştuğu bölümü kesip alın.',
  sample_duplicate: '“{name}” ile “{first}” aynı dosya. Birini çıkarın.',
  sample_too_large: '“{name}” {limit} MB’tan büyük. Kısaltın ya da MP3 olarak kaydedin.',
  sample_too_long: '“{name}” {limit} dakikadan uzun. Daha kısa bir bölüm kesin.',
}
