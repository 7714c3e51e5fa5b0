import type { RuleSet } from './rule.ts';

const EXPLOSIVE =
  'bomb|bombs|explosive|explosives|grenade|grenades|dynamite|tnt|c4|gunpowder|gun_powder|pipe_bomb|molotov|molotov_cocktail|napalm|thermite|firework|fireworks|firecracker|firecrackers|smoke_bomb|rocket_fuel|explosion|missile|nuke|nuclear_bomb|nuclear_weapon|atomic_bomb|atom_bomb|landmine|bottle_bomb|flash_bang|black_powder|detonator|flamethrower|flame_thrower|blowtorch|fire_bomb|sparkler_bomb|nitroglycerin|dry_ice_bomb|works_bomb|potato_gun|cherry_bomb';
const WEAPON =
  'gun|guns|pistol|pistols|rifle|rifles|shotgun|weapon|weapons|bullet|bullets|ammo|ammunition|silencer|machine_gun|ak47|ak_47|sniper|knife|knives|sword|dagger|shank|shiv|crossbow|taser|tazer|nunchucks|brass_knuckles|pepper_spray|switchblade|throwing_star|ninja_star|slingshot|bb_gun|airsoft|revolver|glock|machete|spear|blowgun|bow_and_arrow|poison_dart|katana|axe|blade|catapult_to_hurt|ar15|ar_15|rocket_launcher|bazooka|cannon|tear_gas';
const TOXIC =
  'poison|poison_gas|toxic_gas|chlorine_gas|mustard_gas|poisonous_gas|cyanide|ricin|sarin|acid|acid_bomb|deadly_gas|toxin|venom|mustard|rat_poison|arsenic|chloroform|anthrax|nerve_gas|napalm';

export const WEAPONS: RuleSet = {
  category: 'weapons',
  severity: 'harmful',
  rules: [
    {
      id: 'explosives',
      reason: 'Asks about making or using explosives.',
      phrases: [
        'mix|combine|put ~ ~ ~ ~ ~ blow*|explode*|explosion|boom',
        'how ~ ~ ~ grenade*|bomb*|missile*|explosive*|molotov*|landmine*|dynamite|c4|firework*|firecracker* ~',
        'teach|tell|show|explain|build|make ~ ~ ~ ~ grenade*|bomb*|explosive*|molotov*|dynamite|napalm|thermite|firecracker*|gunpowder',
        `{how} ~ {make} ~ ~ ${EXPLOSIVE}`,
        `{make} ~ own|a|my|home|homemade|real|some|small|big|little ~ ${EXPLOSIVE}`,
        `how ~ do|does|to|can|are ~ ${EXPLOSIVE} ~ work|made|explode|built|detonate|go_off|blow`,
        `homemade|diy|home_made ~ ${EXPLOSIVE}|${WEAPON}|${TOXIC}`,
        `what ~ in|inside|need|do_i_need|goes_in|used_for|is|chemicals|ingredients|put_in ~ ${EXPLOSIVE}`,
        `recipe|ingredients|instructions|plans|blueprint|formula|steps|materials ~ for|of|to ~ make? ~ ${EXPLOSIVE}|${WEAPON}|${TOXIC}`,
        '{how} ~ blow_up|blow|explode|set_fire|set_on_fire|burn|burn_down|start_a_fire|make_fire|light_a_fire|start_fire|make_a_fire|set_fire_to|explode_a|detonate',
        'what ~ chemicals|things|stuff|household|kitchen|items|ingredients ~ explode|explodes|blow_up|burn|boom|catch_fire|poison*|make_bombs|go_boom|dangerous|explosive*|kill|react_violently',
        'chemicals|stuff|things|powder|powders|mixture|liquids|what ~ ~ blow|blows|explode|explodes|boom|ignite|ignites ~ ~ most|best|biggest|fastest|strongest|loudest|hardest|easiest',
        'want|wanna|try|do|make|need|have|get|see_a ~ real|big|bigger|huge|massive|actual|giant|loud|strong ~ explosion|boom|explosions|blast|bang|fireball|kaboom',
        'put|fill|add|pour|stuff|pack|mix ~ ~ ~ bottle|can|jar|tube|pipe|box|bag|container ... explode|explodes|exploding|boom',
        'explode|explodes|blow|blows|boom ~ ~ when|if ~ i|you|we|it|they ~ throw|throws|hit|hits|drop|drops|land|lands',
        'make|making ~ explosion|explode|something_explode|blow_up|fireball',
        'blow*|blowing up ~ school|house|my|car|something|stuff|things|toilet|microwave|mailbox|building',
        `${EXPLOSIVE} ~ at|from|with|using|out_of ~ home|house|kitchen|household|garage|bedroom`,
        'play|playing|mess|experiment ~ with ~ matches|lighter|fire|gasoline|explosives|knives|gun',
        'light|burn*|set ~ things|stuff|paper|toys|house|school|trash|matches|hair ~ fire|lighter|magnifying',
        '{how} ~ use|light|strike ~ match|matches|lighter|torch',
        'microwave|put ~ metal|fork|foil|battery|phone|grapes|spray_can|aerosol ~ microwave|fire|in|explode',
      ],
    },
    {
      id: 'weapons',
      reason: 'Asks how to make, get or use a weapon.',
      phrases: [
        `{how} ~ {make}|aim|shoot|sharpen|clean|throw|fire|handle ~ ~ ${WEAPON}`,
        `where|how|who|can ~ buy|get|find|have|sells|sell|own|keep|carry ~ ~ ${WEAPON}|${EXPLOSIVE}|${TOXIC}`,
        `how ~ do|does|to ~ ${WEAPON} ~ work|kill|shoot|fire|hurt|made`,
        `best|strongest|deadliest|coolest|favorite|deadly|dangerous|powerful|biggest ~ ${WEAPON}|${EXPLOSIVE}|${TOXIC}`,
        `i ~ {want}|want|like|love|have|need|wish ~ a|my|some|real ~ ${WEAPON}`,
        `which|what ~ ${WEAPON}|${TOXIC} ~ best|most|kills|strongest|deadliest|buy|kind|better|hurts|should|good|kill`,
        `gun|guns|rifle|bullets|ammo|pistol|shotgun|ak47|sniper`,
        `bring|take|hide|sneak|bringing ~ ${WEAPON}`,
        `use|using|turn|turning|make|shape|change|convert ~ ~ ~ as|into ~ a? ${WEAPON}|${EXPLOSIVE}`,
        '3d print* ~ gun|weapon|knife',
        'sharpen ~ stick|pencil|ruler|metal|spoon ~ weapon|stab|knife|poke|sharp',
      ],
    },
    {
      id: 'dangerous-chemistry',
      reason: 'Asks for dangerous chemistry at home.',
      phrases: [
        'poison|poisons|venom|toxin|toxic ~ ~ ~ make|making|made_at_home|mix|get|buy|cook|use_on|put_in|give',
        'easiest|strongest|deadliest|quickest|best|worst ~ ~ poison|toxin|venom|acid ~ ~ to|for|i|you|make|use',
        `{how} ~ {make}|mix ~ ~ ${TOXIC}`,
        `{make}|mix ~ ~ ${TOXIC} ~ at|from|with|for|in ~ home|house|kitchen|sister|brother|someone|prank|my|gas`,
        'mix*|combine|combining|put*|add*|pour* ~ ~ bleach|ammonia|chlorine|drain_cleaner|gasoline|hydrochloric_acid|battery_acid|cleaning_products|cleaners|peroxide|rubbing_alcohol|household_chemicals|toilet_cleaner|pool_chemicals|cleaning_supplies|cleaning_chemicals',
        'bleach|ammonia|cleaning_products|drain_cleaner|peroxide|gasoline|chlorine ~ and|with|plus|mixed|together ~ vinegar|bleach|ammonia|alcohol|peroxide|make|soap|cleaner|mix|fire|aluminum|foil|match|gas',
        'what ~ chemicals|cleaners|cleaning|household ~ ~ mix|together|kill|toxic|poison|dangerous|gas|combine|explode|melt',
        'what happens if i mix',
        'make ~ gas|smoke|fumes ~ kill*|poison*|sleep|faint|toxic|knock',
        'what poison*|poisons|toxin ~ kill*|undetect*|best|cant|work|fast*|strong*',
        'poison|poisoning ~ ~ {someone}',
        'hydrochloric|sulfuric|nitric acid ~ home|make|buy|skin|melt|get',
        'breathe|inhale|sniff|smell ~ bleach|gas|fumes|chemicals|gasoline|glue|markers|helium|paint|spray',
      ],
    },
  ],
};
