/** Where a browser keeps the id of the banner that was put away. */
const KEY = 'bannerPutAway';

/**
 * Stands right behind the banners: what was put away is gone before anything is painted. Tells the page how much of
 * the window they take (`--banner`), for screens that fill it. Its text never changes, which is what lets the content
 * policy know it by hash.
 */
export const bannerScript = `(function(){var d=document,h=d.documentElement,all=[].slice.call(d.querySelectorAll('.site-banner')),fit=function(){h.style.setProperty('--banner',all.reduce(function(sum,b){return sum+b.offsetHeight},0)+'px')},kept;try{kept=localStorage.getItem('${KEY}')}catch(e){}
all.forEach(function(b){b.hidden=b.dataset.banner===kept;b.querySelector('button').addEventListener('click',function(){try{localStorage.setItem('${KEY}',b.dataset.banner)}catch(e){}all.forEach(function(o){if(o.dataset.banner===b.dataset.banner)o.hidden=true});fit()})});
fit();addEventListener('resize',fit);new MutationObserver(fit).observe(h,{attributes:true,attributeFilter:['data-region']})})()`;
