/** An article made after pages of a kind of site, with its style sheet and the paragraphs that are read. */
interface WebPage {
  readonly title: string
  readonly html: string
  readonly css?: string
  readonly heard: readonly string[]
}

const CLIPPED = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0 0 0 0)'

export const WEB_PAGES: readonly WebPage[] = [
  {
    title: 'a news report with a cookie notice, links to share and other reports',
    html: `<header><p class="kicker"><a href="/city">City</a></p><h1>New bridge opens</h1>
      <p class="byline">By <a href="/a" rel="author">Aynur Quliyeva</a> · <time datetime="2026-11-30">30 November</time></p></header>
      <div class="cookies" role="dialog" aria-label="Cookies"><p>NO We use cookies.</p><button>NO</button></div>
      <figure><img src="data:," alt="NO"><figcaption>The bridge at night. <span class="credit">Photo: Azertac</span></figcaption></figure>
      <p>The bridge <strong>opened</strong> on&nbsp;Monday.</p><div class="ad" aria-hidden="true">NO</div>
      <aside><h2>Read also</h2><ul><li><a href="/b">Older bridges</a></li></ul></aside>
      <div class="share"><a role="button" href="#">NO</a><button type="button"><svg><title>NO</title></svg>NO</button></div>
      <p class="tags"><a href="/t/1">Bridges</a><a href="/t/2">City</a></p>`,
    css: '.cookies { position: fixed; bottom: 0 }',
    heard: [
      'City',
      'New bridge opens',
      'By Aynur Quliyeva · 30 November',
      'The bridge at night. Photo: Azertac',
      'The bridge opened on Monday.',
      'Read also',
      'Older bridges',
      'Bridges City',
    ],
  },
  {
    title: 'a blog whose pictures load as one scrolls',
    html: `<h1>Three days in Quba</h1><p>We left early.</p>
      <figure><img class="lazy" data-src="a.jpg" alt="NO"><noscript><img src="a.jpg" alt="NO">NO</noscript>
      <figcaption>The market.</figcaption></figure><div class="skeleton" aria-hidden="true">NO</div>
      <div class="fade"><p>The road was long.</p></div><div class="below"><p>We came home.</p></div>
      <p class="subscribe"><label for="m">NO</label><input id="m" placeholder="NO"><button>NO</button></p>`,
    css: '.fade { opacity: 0 } .below { content-visibility: auto; contain-intrinsic-size: 300px }',
    heard: ['Three days in Quba', 'We left early.', 'The market.', 'The road was long.', 'We came home.'],
  },
  {
    title: 'documentation with tabs and code',
    html: `<a class="skip-link" href="#start">NO</a><h1 id="start">Install<a class="anchor" href="#start">#</a></h1>
      <div role="tablist"><button role="tab" aria-selected="true">NO</button><button role="tab">NO</button></div>
      <div role="tabpanel"><pre><code><span class="line">npm init</span>\n<span class="line">npm test</span></code></pre><button>NO</button></div>
      <div role="tabpanel" hidden><pre>NO</pre></div>
      <p>Run <kbd>Ctrl</kbd>+<kbd>C</kbd> to stop; see <code>--help</code>.</p>
      <details><summary><h3>Older versions</h3></summary><p>NO</p></details>`,
    css: `.skip-link { ${CLIPPED} }`,
    heard: ['Install', 'npm init npm test', 'Run Ctrl+C to stop; see --help.', 'Older versions'],
  },
  {
    title: 'an encyclopedia with a box of facts, notes and references',
    html: `<h1>Goygol</h1><table class="infobox"><caption>Lake</caption><tbody><tr><th>Depth</th><td>93 m</td></tr></tbody></table>
      <p>Goygol<sup class="reference"><a href="#c1"><span>[</span>1<span>]</span></a></sup> is a lake<sup><a href="#n1">[a]</a></sup>
      in Azerbaijan<sup><a href="#n2">[note 2]</a></sup>, 93&nbsp;m deep<sup id="r"><a href="#c2">b</a></sup>.</p>
      <div class="heading"><h2>History</h2><span class="mw-editsection"><span>[</span><a href="/edit">NO</a><span>]</span></span></div>
      <p>It was formed in 1139, by 10<sup>6</sup> t of rock; the 2<sup>nd</sup> time.</p><h2>References</h2><ol class="references">
      <li><span class="mw-cite-backlink"><b><a href="#r1">^</a></b></span> <span>A. Quliyev, Lakes.</span></li>
      <li><span>^ <a href="#r2"><sup><i><b>a</b></i></sup></a> <a href="#r3"><sup><i><b>b</b></i></sup></a></span> <span>Atlas, 1998.</span></li></ol>`,
    heard: [
      'Goygol',
      'Lake',
      'Depth',
      '93 m',
      'Goygol is a lake in Azerbaijan, 93 m deep.',
      'History',
      'It was formed in 1139, by 10⁶ t of rock; the 2nd time.',
      'References',
      'A. Quliyev, Lakes.',
      'Atlas, 1998.',
    ],
  },
  {
    title: 'goods in a shop, with an old price and hidden variants',
    html: `<h1>Kettle</h1><p class="stars"><span aria-hidden="true">★★★★☆</span><span class="sr">4.2 of 5</span></p>
      <p><span class="old">59.90 ₼</span> <span class="new">49.90 ₼</span></p>
      <p><span aria-hidden="true">NO<sup>90</sup></span><span class="sr">49.90 manats</span></p>
      <fieldset><legend>Colour</legend><label><input type="radio" name="c">NO</label></fieldset>
      <select><option>NO</option></select><div class="variant" id="blue"><p>NO</p></div><div class="variant active"><p>Red steel.</p></div>
      <div class="qty"><button>-</button><input type="number" value="1"><button>+</button></div><output>In stock</output>
      <dl><dt>Volume</dt><dd>1.7 l</dd></dl>`,
    css: `.sr { ${CLIPPED} } .old { text-decoration: line-through } .variant { display: none } .variant.active { display: block }`,
    heard: ['Kettle', '4.2 of 5', '49.90 ₼', '49.90 manats', 'Red steel.', 'In stock', 'Volume', '1.7 l'],
  },
  {
    title: 'a government page with documents',
    html: `<h1>Residence permit</h1><nav><ol><li><a href="/">Home</a></li><li><a href="/p">Permits</a></li></ol></nav>
      <div class="warning"><span class="icon" aria-hidden="true">!</span><strong><span class="sr">Warning</span> You must apply in time.</strong></div>
      <ul><li><a href="a.pdf">Form 1 <span>(PDF, 340 KB)</span></a></li><li><a href="b.pdf" target="_blank">Form 2<span class="sr"> (opens in a new tab)</span></a></li></ul>
      <p>Call <a href="tel:+994121234567">+994 12 123 45 67</a> or write.</p><address>Bakı, Nizami 5<br>AZ1000</address>
      <p>Updated: <time>1 May 2026</time></p>`,
    css: `.sr { ${CLIPPED} }`,
    heard: [
      'Residence permit',
      'Home',
      'Permits',
      'Warning You must apply in time.',
      'Form 1 (PDF, 340 KB)',
      'Form 2 (opens in a new tab)',
      'Call +994 12 123 45 67 or write.',
      'Bakı, Nizami 5 AZ1000',
      'Updated: 1 May 2026',
    ],
  },
  {
    title: 'a recipe with facts for machines, parts for paper and ingredients to tick',
    html: `<script type="application/ld+json">{"@type":"Recipe","name":"NO"}</script><h1>Plov</h1>
      <p class="print-only">NO</p><p>Serves <input type="number" value="4"> 4 people</p>
      <ul><li><label><input type="checkbox"> 500 g rice</label></li><li><input type="checkbox" id="i2"><label for="i2">½ cup butter</label></li>
      <li><input type="checkbox" disabled> Salt</li></ul>
      <form><ul><li><label><input type="checkbox">NO</label></li></ul></form>
      <ol><li>Wash the rice.</li><li>Cook at 180 °C for <time datetime="PT45M">45 min</time>.</li></ol>
      <meta itemprop="prepTime" content="NO"><a class="screen-only" href="javascript:print()">Print</a>`,
    css: '.print-only { display: none } @media print { .print-only { display: block } .screen-only { display: none } }',
    heard: [
      'Plov',
      'Serves 4 people',
      '500 g rice',
      '½ cup butter',
      'Salt',
      'Wash the rice.',
      'Cook at 180 °C for 45 min.',
      'Print',
    ],
  },
  {
    title: 'a thread of a forum with quotes, spoilers and votes',
    html: `<h1>Which tyres?</h1><section><h2>Rauf</h2><p>Which tyres for snow?</p>
      <div class="votes"><button aria-label="NO">▲</button><span aria-hidden="true">12</span></div></section>
      <section><h2>Leyla</h2><blockquote><cite>Rauf wrote:</cite><p>Which tyres for snow?</p></blockquote>
      <p>Studded ones :)<br>Ask again.</p><details><summary>Spoiler</summary>NO</details>
      <a href="#" role="button">NO</a><textarea>NO</textarea></section>
      <p hidden="until-found">NO</p><p><s>Sold.</s> Still here.</p>`,
    heard: [
      'Which tyres?',
      'Rauf',
      'Which tyres for snow?',
      'Leyla',
      'Rauf wrote:',
      'Which tyres for snow?',
      'Studded ones :) Ask again.',
      'Spoiler',
      'Still here.',
    ],
  },
  {
    title: 'tables with heads, empty cells and a hidden column',
    html: `<table><caption>Tariffs</caption><colgroup><col><col></colgroup><thead><tr><th scope="col">Month</th><th scope="col">Price</th><th class="gone">NO</th></tr></thead>
      <tbody><tr><th scope="row">May</th><td>0.08</td><td class="gone">NO</td></tr><tr><th>June</th><td>&nbsp;</td><td class="gone">NO</td></tr>
      <tr><td colspan="2">Sum <b>0.08</b> <abbr title="NO">AZN</abbr></td></tr><tr class="folded"><td>NO</td></tr></tbody></table>
      <table role="presentation"><tr><td><p>In a layout.</p></td></tr></table>`,
    css: '.gone { display: none } .folded { visibility: collapse }',
    heard: ['Tariffs', 'Month', 'Price', 'May', '0.08', 'June', 'Sum 0.08 AZN', 'In a layout.'],
  },
  {
    title: 'a row of pictures with copies for endless turning',
    html: `<h1>Gallery</h1><div class="swiper"><div class="swiper-slide swiper-slide-duplicate"><p>NO Third.</p></div>
      <div class="swiper-slide"><p>First.</p></div><div class="swiper-slide" aria-hidden="true"><p>NO</p></div>
      <div class="swiper-slide far"><p>Third.</p></div></div>
      <div class="owl-item cloned"><p>NO</p></div><ul class="slick-dots" role="tablist"><li>NO</li></ul>`,
    css: '.swiper { position: relative; overflow: hidden; height: 200px } .far { position: absolute; left: 2000px }',
    heard: ['Gallery', 'First.', 'Third.'],
  },
  {
    title: 'parts in a script from right to left, with marks of direction',
    html: `<p>The word <span lang="fa" dir="rtl">می\u200cروم</span> is a verb.</p><p dir="rtl" lang="ar">مرحبا\u200f، <bdi>Avaz</bdi>!</p>
      <p>\u2068Əli\u2069 wrote\u200e.</p>`,
    heard: ['The word می\u200cروم is a verb.', 'مرحبا، Avaz!', 'Əli wrote.'],
  },
  {
    title: 'a lesson with formulas',
    html: `<p>If <math><msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt><mo>=</mo><msup><mi>y</mi><mn>2</mn></msup></math> and
      <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow><annotation encoding="application/x-tex">NO</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">NO</span></span>,
      then H<sub>2</sub>O.</p><mjx-container><mjx-math aria-hidden="true">NO</mjx-math><mjx-assistive-mml><math><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></math></mjx-assistive-mml></mjx-container>`,
    heard: ['If √x+1=y² and a/b, then H2O.', 'E=mc²'],
  },
  {
    title: 'readings over signs, a film with captions and a recording',
    html: `<p><ruby>漢<rp>(</rp><rt>NO</rt><rp>)</rp>字<rt>NO</rt></ruby> are signs.</p>
      <figure><video controls><track kind="captions" src="data:,">NO</video><figcaption>A film about signs.</figcaption></figure>
      <audio controls>NO</audio><details open><summary>Transcript</summary><p>He says: good day.</p></details>`,
    heard: ['漢字 are signs.', 'A film about signs.', 'Transcript', 'He says: good day.'],
  },
  {
    title: 'parts without boxes of their own, folded and switched off ones',
    html: `<div class="contents"><section class="contents"><p>Inner.</p></section><p class="gone">NO</p></div>
      <div class="accordion"><h3><button aria-expanded="false">How long?</button></h3><div class="panel"><p>NO</p></div></div>
      <div class="accordion"><h3><button aria-expanded="true">How much?</button></h3><div class="panel open"><p>Five.</p></div></div>
      <div inert><p>NO</p></div><div class="later"><p>NO</p></div><menu><li><a href="/x">Rules</a></li></menu>`,
    css: `.contents { display: contents } .gone { display: none } .panel { max-height: 0; overflow: hidden }
      .panel.open { max-height: 100px } .later { content-visibility: hidden }`,
    heard: ['Inner.', 'How long?', 'How much?', 'Five.', 'Rules'],
  },
  {
    title: 'a long read with a large initial, marginal notes and breaks for phones',
    html: `<p><span class="drop">I</span>n the <em>beginning</em><wbr> there was<br class="phone"> a sea.</p>
      <p class="pull">“A sea.”</p><p>The sea<sup><a href="#fn1" role="doc-noteref">1</a></sup> was deep.<a href="#fn2"><sup>*</sup></a></p>
      <hr><p>⁂</p><div class="end">***</div><ol class="footnotes"><li id="fn1"><p>The Caspian. <a href="#r1">↩</a></p></li></ol>
      <ul class="share"><li><a href="/f">Facebook</a></li></ul>`,
    css: '.drop { float: left; font-size: 3em } .phone { display: none } .pull { float: right }',
    heard: ['In the beginning there was a sea.', '“A sea.”', 'The sea was deep.', 'The Caspian.', 'Facebook'],
  },
  {
    title: 'a textbook with words to click, hints, several notes at once and a matrix',
    html: `<h1><span class="google-symbols">NO</span><i class="fa">\uf005</i> Cells</h1><div class="drawer"><p>NO</p></div>
      <p>The <button type="button">mitochondrion</button> makes <span role="button" tabindex="0">energy<span role="tooltip" class="tip">NO</span></span> of sugar<sup><a href="#1">1</a>,<a href="#2">2</a></sup>.</p>
      <p>Count <button>-</button> 4 <button>+</button> cells<sup><a href="#4">4</a>–<a href="#6">6</a></sup> of 5 m<sup>2</sup> <button>NO</button></p>
      <p>A = <math><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable></math></p>
      <p><math><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi></math></p>`,
    css: '.tip { opacity: 0; position: absolute } .drawer { width: 0; height: 90px; overflow: hidden }',
    heard: [
      'Cells',
      'The mitochondrion makes energy of sugar.',
      'Count 4 cells of 5 m²',
      'A = 1 2 3 4',
      '∑ i=1 n i',
    ],
  },
]
