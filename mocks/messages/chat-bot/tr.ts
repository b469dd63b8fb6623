import type { botEn } from './en.ts'

export const botTr: Readonly<Record<keyof typeof botEn, string>> = {
  source_not_added: 'Kaynaklar botun ayarlarından eklenir.',
  sources_unsorted: 'Botun kaynaklarının ve mesajlarının sırası değiştirilemez.',
  message_kept: 'Konuşmada söylenen değiştirilemez. Yanıtı ayrı bir kaynakla düzeltin.',
  source_empty: 'Burada metin yok. Metin yazın veya başka bir kaynak seçin.',
  source_question_missing: 'Bu yanıtın hangi soruya ait olduğunu yazın.',
  source_too_long: 'Bu kaynakta {length} karakter var, en fazla {limit} olabilir. Birkaç kaynağa bölün.',
  source_file_missing: 'Bir dosya seçin.',
  source_type: '“{name}”: bu tür dosyalar kabul edilmiyor. Şunlardan biri olarak kaydedin: {list}.',
  source_too_large: '“{name}” çok büyük: en fazla {limit} MB olabilir. Bölüp parça parça ekleyin.',
  source_too_many: 'Bir botun en fazla {limit} kaynağı olabilir.',
  source_damaged: 'Dosya açılamadı: bozuk veya bu türden değil. Yeniden kaydedip ekleyin.',
  source_password: 'Dosya şifreyle korunuyor. Şifresiz kaydedip yeniden ekleyin.',
  source_scan: 'Bu PDF metinsiz bir tarama. Önce “Metin algılama” ile okutun, sonra metni ekleyin.',
  source_over_limit: 'Bu kaynakta çok fazla metin var. Birkaç kaynağa bölün.',
  source_without_text: 'Bu kaynakta metin yok. Başka bir kaynak ekleyin.',
  source_page_unknown: 'Böyle bir sayfa yok. Deneme ortamında yalnızca magaza.example sayfaları okunur.',
  source_not_read: 'Bu kaynak okunamadı. Yeniden deneyin.',
  address_invalid: 'Bu bir sayfa adresi değil. https://example.com/yardim gibi bir adres yazın.',
  question_missing: 'Önce bir soru yazın.',
  bot_without_sources: 'Botun yanıt verebileceği bir kaynak yok. Önce bir kaynak ekleyin.',
  domain_twice: 'Bu site zaten listede.',
  source_too_heavy:
    'Dosya açıldığında aşırı büyüyor veya bir sayfası çok karmaşık. “PDF’ye yazdır” ile kaydedip ekleyin.',
  source_adobe_only:
    'Bu PDF yalnızca Adobe programlarında açılan bir form veya dosya koleksiyonu. “PDF’ye yazdır” ile kaydedip yeniden ekleyin.',
  source_old_word: 'Bu, eski bir Word belgesi (.doc). DOCX olarak kaydedip yeniden ekleyin.',
  source_shortcut:
    'Bu yalnızca bir dosyanın veya sayfanın kısayolu. Açtığı dosyayı ya da sayfanın bağlantısını ekleyin.',
  source_other_kind:
    'Adı ne olursa olsun bu dosya {kind} türünde ve bu tür okunmuyor. DOCX, PDF veya TXT olarak kaydedip yeniden ekleyin.',
}
