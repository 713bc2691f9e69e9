/**
 * Starts the page's code after the first paint, so that text and pictures do not share the connection with it. Until
 * React has hydrated the page (`data-live`), presses of buttons and submitted forms are stored and replayed; links and
 * everything that the browser does itself already work. A background tab is not painted, so there the code starts after
 * two seconds. Code that needs a session follows the start script (`data-later`), where one is expected. If the code
 * does not arrive, the page is reloaded once as soon as the site answers; if that fails too, nothing is held back and
 * the page says that it is not complete. The script's text must never change, because the content policy allows it by
 * hash; the addresses are in `data-` attributes. Where the service worker served the offline page in place of another
 * one, the code is told to draw that one (`data-shell`).
 */
export const starterScript = `(function(){var d=document,h=d.documentElement,s=d.currentScript,tries=0,begun,kept;
function keep(e){if('live' in h.dataset)return;var t=e.type==='submit'?e.target:e.target.closest('button,[data-waits]');if(!t||t.closest('.site-banner'))return;e.preventDefault();e.stopPropagation();kept=t}
function release(){d.removeEventListener('click',keep,true);d.removeEventListener('submit',keep,true)}
function done(){release();if(!kept||!kept.isConnected)return;kept.tagName==='FORM'?kept.requestSubmit():kept.click()}
function add(tag,values){d.head.appendChild(Object.assign(d.createElement(tag),values))}
function prefetch(list){list.split(' ').forEach(function(href){if(href)add('link',{rel:'modulepreload',href:href})})}
function begin(){if(begun)return;begun=true;prefetch(s.dataset.modules);load()}
function load(){add('script',{type:'module',src:s.dataset.entry,onload:later,onerror:again})}
function later(){if(h.dataset.session)prefetch(s.dataset.later)}
function again(){if(++tries>3||Date.now()-restarted()<60000)return stuck();setTimeout(function(){fetch(s.dataset.entry,{method:'HEAD',cache:'no-store'}).then(function(r){r.ok?restart():again()},again)},tries*1000)}
function restarted(){try{return +sessionStorage.getItem('restarted')||0}catch(e){return Date.now()}}
function restart(){sessionStorage.setItem('restarted',Date.now());location.reload()}
function stuck(){var n=d.getElementById('page-notice');release();if(n&&!n.firstChild)n.append(s.dataset.stuck+' ',Object.assign(d.createElement('a'),{href:location.href,textContent:s.dataset.reload}))}
var m=d.querySelector('meta[name=shell]');if(m&&!/^(\\/nz)?\\/offline\\/?$/.test(location.pathname)){h.dataset.shell='';m.remove();d.querySelector('title').remove()}
d.addEventListener('click',keep,true);d.addEventListener('submit',keep,true);d.addEventListener('live',done,{once:true});d.addEventListener('stuck',stuck,{once:true});
requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(begin)})});setTimeout(begin,2000)})()`;
