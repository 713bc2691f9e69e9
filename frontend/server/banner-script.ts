/** The local storage key with the id of the dismissed banner. */
const KEY = 'bannerPutAway';

/**
 * Runs directly after the banners and hides a dismissed one before the first paint. Stores the height of the banners in
 * `--banner` for screens that fill the window. Its text must never change, because the content policy allows it by
 * hash.
 */
export const bannerScript = `(function(){var d=document,h=d.documentElement,all=[].slice.call(d.querySelectorAll('.site-banner')),fit=function(){h.style.setProperty('--banner',all.reduce(function(sum,b){return sum+b.offsetHeight},0)+'px')},kept;try{kept=localStorage.getItem('${KEY}')}catch(e){}
all.forEach(function(b){b.hidden=b.dataset.banner===kept;b.querySelector('button').addEventListener('click',function(){try{localStorage.setItem('${KEY}',b.dataset.banner)}catch(e){}all.forEach(function(o){if(o.dataset.banner===b.dataset.banner)o.hidden=true});fit()})});
fit();addEventListener('resize',fit);new MutationObserver(fit).observe(h,{attributes:true,attributeFilter:['data-region']})})()`;
