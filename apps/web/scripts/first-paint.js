// Runs before the first paint, so that nothing jumps: the theme, the reading face, what the comfort panel
// changed. lib/theme/theme.ts, lib/comfort/reader-grade.ts and lib/comfort/comfort.ts keep them up to date.
globalThis.firstPaint = function (themeKey, newReaders, comfortKey, looks, pictureGrades) {
  var page = document.documentElement;
  var boot = document.getElementById('boot');
  var known = boot ? JSON.parse(boot.textContent) : { viewer: null, user: null };
  var comfort = known.user && known.user.preferences.comfort;
  var theme = null;
  try {
    theme = localStorage.getItem(themeKey);
    // What the account does not know yet, or took after this page was asked for, is newer than what the page says.
    var sent = (localStorage.getItem(comfortKey + '-sent') || '').split(' ');
    var isNewer = known.user && sent[0] === known.user.id && Number(sent[1]) >= performance.timeOrigin;
    if (!comfort || isNewer || localStorage.getItem(comfortKey + '-owed') !== null)
      comfort = JSON.parse(localStorage.getItem(comfortKey));
  } catch {
    theme = theme || null;
  }
  comfort = comfort || {};
  theme = comfort.theme || theme;
  for (var look of looks) if (typeof comfort[look] === 'string') page.dataset[look] = comfort[look];
  if (theme !== 'light' && theme !== 'dark') theme = theme === 'system' || known.viewer ? 'system' : 'light';
  var dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  if (known.user && newReaders.indexOf(known.user.grade) >= 0) page.setAttribute('data-reader', 'new');
  var grade = (known.user && known.user.grade) || '';
  page.setAttribute('data-grade', grade);
  if (page.dataset.pictures === 'on' || pictureGrades.indexOf(grade) >= 0)
    page.setAttribute('data-reader-mode', 'pictures');
};
