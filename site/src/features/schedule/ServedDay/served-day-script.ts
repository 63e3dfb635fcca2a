import { DAWN_HOUR, GULF_TIME_ZONE } from '@sahra/schemas/constants';

import { ZONE_KEY } from '../../../shared/clock/viewer-zone';

/** Id of the element around the served day. */
export const SERVED_DAY_ID = 'served-day';

/** Classes of a programme by its state. */
interface Classes {
  on: string;
  ended: string;
}

/**
 * Inline script after the served day: puts each programme under its title by the device's clock and the viewer's time zone and
 * writes its hours, before the first paint. It leaves the skeleton when the address names another view, or when the
 * viewer's day is not that of the build.
 */
export const servedDayScript = ({ on, ended }: Classes): string =>
  [
    '(function(root,hour){try{',
    'if(location.search)return;',
    `var now=Date.now(),zone=localStorage.getItem("${ZONE_KEY}")||undefined,shown=0,videos={},`,
    'of=function(zone){return new Intl.DateTimeFormat(undefined,{hour:"2-digit",minute:"2-digit",hourCycle:"h23",numberingSystem:"latn",timeZone:zone})},',
    `own=function(){try{return of(of().resolvedOptions().timeZone)}catch(e){return of("${GULF_TIME_ZONE}")}},`,
    'format=zone?of(zone):own(),',
    'clock=function(time){var parts={};format.formatToParts(time).forEach(function(one){parts[one.type]=one.value.padStart(2,"0")});return parts.hour+":"+parts.minute},',
    'local=clock(now).split(":"),midnight=now-now%6e4-(local[0]*60+ +local[1])*6e4,next=midnight+24*hour;',
    'if(midnight<root.dataset.from||midnight>=root.dataset.midnight||now>=root.dataset.to)return;',
    'root.querySelectorAll("[data-starts]").forEach(function(item){',
    'var data=item.dataset,start=+data.starts,end=+data.ends||Infinity,isOn=start<=now&&now<end,',
    `skipped="event" in data?!isOn||videos[data.video]:end<=midnight||start>=next+${DAWN_HOUR}*hour;`,
    'if(skipped)return;',
    `var part=isOn?"now":end<=now?"earlier":start>=next?"night":start<midnight+${DAWN_HOUR}*hour?"dawn":"later",`,
    'place=root.querySelector("[data-part="+part+"]"),list=place.querySelector("ol"),count=place.querySelector("[data-count]"),done=item.querySelector("[data-done]");',
    `if(end<=now){data.state="ended";item.classList.add("${ended}")}`,
    `if(isOn){data.state="on";item.classList.add("${on}");`,
    'if(data.video){var link=item.querySelector("a");videos[data.video]=1;link.href=data.watch;link.dataset.plays=data.video}',
    'if(done)done.style.inlineSize=100*(now-start)/(end-start)+"%"}',
    'item.querySelector("[data-hours]").textContent=clock(start)+("open" in data?"":"–"+clock(end));',
    'list.append(item);place.hidden=false;shown++;',
    'if(count)count.textContent=list.children.length',
    '});',
    'if(shown)root.setAttribute("data-ready",now)',
    `}catch(e){}})(document.getElementById("${SERVED_DAY_ID}"),36e5)`,
  ].join('');
