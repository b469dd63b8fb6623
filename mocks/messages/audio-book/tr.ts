export const bookTr = {
  book_needed: 'Önce bir kitap seçin.',
  book_type: 'Bu türden dosyalar kabul edilmiyor. Kitabı şunlardan biri olarak kaydedin: {list}.',
  book_too_large: 'Dosya çok büyük: en fazla {limit} MB olabilir. Kitabı bölüp parça parça gönderin.',
  book_unreadable:
    'Dosya bozuk ya da adının söylediği türde değil. Hiçbir şey saklanmadı; başka bir dosya gönderin.',
  book_not_epub:
    'Dosyanın adı EPUB, ama kendisi EPUB değil. Hiçbir şey saklanmadı; başka bir dosya gönderin.',
  book_protected:
    'Kitap mağazası tarafından korunuyor (DRM) ve yalnızca mağazanın kendi programında açılıyor. Yayınevinden korumasız bir dosya isteyin.',
  book_password: 'Belge şifreli. Şifresiz kaydedip yeniden gönderin.',
  book_bomb: 'Dosya açıldığında bir kitaba göre aşırı büyüyor, bu yüzden açılmadı. Başka bir dosya gönderin.',
  book_no_text: 'Bu dosyada metin yok. Başka bir dosya gönderin.',
  book_scan: 'Bu bir tarama: sayfaların resmi var, metni yok. Önce metin tanıma ile okuyun.',
  book_intricate:
    'Bu PDF açılamadı: bir sayfası aşırı büyük veya karmaşık. “PDF’ye yazdır” ile kaydedip gönderin.',
  book_adobe_only:
    'Bu PDF yalnızca Adobe programlarında açılan bir form veya dosya koleksiyonu: metni sayfalarında değil. “PDF’ye yazdır” ile kaydedip gönderin.',
  book_too_long: 'Kitap bir projeye sığmıyor. İki parça hâlinde gönderin.',
  book_character_twice: 'İki karakterin adı aynı. Her birine ayrı bir ad verin.',
  book_chapter_unnamed: 'Başlangıç',
  book_old_word:
    'Adı ne olursa olsun bu, eski bir Word belgesi (.doc). Açıp DOCX olarak kaydedin ve onu gönderin.',
  book_shortcut: 'Bu yalnızca bir dosyanın veya sayfanın kısayolu. Açtığı dosyanın kendisini gönderin.',
  book_other_kind:
    'Adı ne olursa olsun bu dosya {kind} türünde. EPUB, DOCX, PDF veya TXT olarak kaydedip gönderin.',
  book_page_unread: 'Okunmadı: {page}',
  book_page_unread_text: 'Dosyanın bu sayfası eksik veya bozuk. Kitabın kalanı burada.',
  book_pages_scanned: 'Okunmadı: resim olan sayfalar ({pages})',
  book_pages_scanned_text:
    'Bu sayfalar metni olmayan resimler. Onları “Metin tanıma” ile okutup metnini ekleyin.',
} as const
