/** Plain words of every conversation. The speller and the topic guard know them; they say nothing about the topic. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `um uh er hmmm ooh ah please option options correct incorrect letter choice choices a about above after again ago all almost also always am an and another any anymore anyone anything are aren arent around as ask asked at away back be because been before
being below between big bit both but by call called can cant come comes could couldnt did didnt different do does doesnt doing done dont down each easier easy else enough
even ever every everyone everything explain fast find first for from fun get gets getting give go goes going good got gotten great had hard harder has hasnt have havent having he hear
hello help her here hers hi him his how i id if ill im in inside instead into is isnt it its ive just keep kind know known knows last later learn learning least less let lets like
likes little long look looks lot lots made make makes making many maybe me mean means might mine more most much must my near need needs never new next nice no nobody not nothing now of off often oh
ok okay old on once one ones only or other our out over own part people person please pretty put quick quickly really right said same saw say says see seen she should show side since slow small so some somebody
someone something sometimes soon sort start still stop such sure take takes talk tell than thank thanks that thats the their them then there these they theyre thing things think this those though through
time to today together tomorrow too took top toward true try trying turn under understand until up us use used uses using very want wants was way ways we well went were weve what when where which while who
whole whom whose why will with without wont word words work works would wouldnt wrong yes yesterday yet you your youre yours yeah yep nope hey huh hmm wow cool awesome yay bye goodbye morning afternoon evening night
problem question answer hint step example idea reason difference meaning kids kid child children boy girl man woman name day week month year minute hour second number stuff place world
happen happens happened become becomes call cause causes change changes turned live lives lived eat eats ate drink move moves moved grow grows grew fly flies swim run walk sleep sleeps born die dies died
anybody everybody nobody myself yourself itself themselves himself herself dad mom mum teacher friend friends school home house room test homework lesson class sister brother baby family mother father parents uncle aunt grandma
grandpa feel feels feeling felt happy sad mad angry afraid scared alone tired sick hurt hurts love loves hate hates miss cry crying body head face hand hands arm leg eye eyes hair skin stomach tummy
says told tells telling listen watch play plays playing game games read reading write writing spell spelling draw count counting add plus minus times divide open close bring buy money food water bed
online phone computer picture pictures photo video secret touch touched kiss stranger meet meets anymore forever tonight best better worse worst bad mean`.split(
    /\s+/,
  ),
);
