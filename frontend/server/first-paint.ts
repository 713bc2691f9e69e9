import { PAGE_REGION_KEY, PREFERRED_REGION_KEY } from '../src/lib/region/preferred-region';
import { RESULTS_VIEW_KEY } from '../src/lib/results-view';
import { THEME_KEY } from '../src/lib/theme/theme';

/**
 * Runs before the first paint, so that the theme, the region's accent, the account corner and the results view do not
 * flash. It also takes the browser’s offer to install the product, which may come before any other code: members find it
 * on their account page (`features/offline`), visitors see what their browser does by itself. Its text must never change, because the content policy allows it by hash.
 */
export const firstPaintScript = `(function(){var d=document.documentElement,g=function(k){try{return localStorage.getItem(k)}catch(e){return null}},t=g('${THEME_KEY}');d.dataset.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';var p=location.pathname,r=g('${PREFERRED_REGION_KEY}');try{if(!r&&/^\\/(auth|blog)(\\/|$)/.test(p))r=sessionStorage.getItem('${PAGE_REGION_KEY}')}catch(e){}if(!/^\\/(nz(\\/|$)|become-)/.test(p)&&r==='newzealand')d.dataset.region='newzealand';if(g('signedIn')==='1')d.dataset.session='expected';try{if(sessionStorage.getItem('${RESULTS_VIEW_KEY}')==='list')d.dataset.resultsView='list'}catch(e){}addEventListener('beforeinstallprompt',function(e){if(g('signedIn')==='1')e.preventDefault();window.installOffer=e})})()`;
