/** School knowledge that lists by animal, plant and subject leave out, one line a field. */
export const WIDE_KNOWLEDGE_WORDS: readonly string[] = `
supplementary complementary adjacent bisect bisector collinear congruence inverse reciprocal integers rational irrational commutative associative distributive numerators common tessellation transversal interior exterior net nets surface scientific notation significant rounding tally outlier outliers quartile interquartile skewed frequency sample survey predict likely unlikely certain impossible
conduction conductor convection insulation neutralization neutralize neutral acidic alkaline corrosive corrosion flammable soluble insoluble solubility viscosity buoyancy buoyant inertia friction magnetism electrolysis distillation filtration sublimation deposition fission fusion reactant reactants isotope valence covalent ionic luster malleable ductile opaque translucent transparency mass
iss spacewalk satellite module airlock weightlessness microgravity asteroid meteoroid exoplanet parsec equinox solstice hemisphere tilt waxing waning gibbous crescent lightyears redshift
reef reefs flytrap invasive native keystone niche carnivorous pollution smog emissions greenhouse renewable landfill sewage ecosystem ecosystems biosphere hydrosphere lithosphere atmosphere tsunami fault magnitude richter epicenter seismic vent geyser delta isthmus peninsula plateau archipelago fjord savanna steppe taiga oasis levee dam canal
gdp income economy economic economics export import exports imports trade tariff barter supply demand scarcity inflation infrastructure industry industrial agriculture agricultural factory labor consumer goods services tax taxes budget interest savings loan producer currency
polynesian polynesians aztec aztecs inca incas maya mayan mayans olmec phoenician phoenicians babylon babylonian sumer sumerian mesopotamia assyrian persian persians greek greeks roman romans sparta athens egyptian egyptians nubia kush mali songhai zulu ottoman mongol mongols byzantine viking vikings saxon norman celtic hittite hiroshima colonialism colonial colonist colonists colony colonies imperialism nationalism industrialization abolition abolitionist suffrage segregation emancipation underground railroad propaganda revolution treaty armistice alliance feudalism feudal manor serf knight monarchy republic democracy dictatorship parliament congress senate constitution amendment amendments ratify veto navigate navigation navigator explorer explorers expedition conquest conquistador migration immigrant artifact artifacts archaeology archaeologist primary secondary source sources shaduf ziggurat papyrus hieroglyphs hieroglyphics cuneiform aqueduct colosseum pharaoh sphinx obelisk mummy mummies tomb
pixel pixels rgb resolution bitmap vector compression encryption decryption bandwidth packet protocol server firewall cookie cookies creative commons license licence copyright citation plagiarism flowchart pseudocode iteration nested parameter argument array string integer boolean conditional syntax debugger sprite
villain hero heroine protagonist antagonist revenge conflict climax exposition resolution flashback foreshadowing imagery irony satire sarcasm bombard ambiguous analogy connotation denotation etymology homograph gerund participle infinitive appositive antecedent modifier clause clauses geese goose mice oxen affect effect accept except definitely necessary separate
giant beanstalk jack cinderella goldilocks rapunzel rumpelstiltskin gingerbread pinocchio hansel gretel
unbake ad ads advertisement advertisements advertising commercial
mitosis meiosis guillotine atomic authentication caesar cipher decade decades document documents paste copy quotation
quotations legislative executive judicial congress senate parliament amendment constitution treaty colony colonies emperor
pharaoh czar samurai viking gladiator aqueduct renaissance enlightenment industrial reformation crusade crusades armistice
propaganda suffrage segregation apartheid holocaust genocide refugee immigration emigration census ballot veto democracy
monarchy republic dictator tariff export import economy inflation currency barter capitalism communism peninsula isthmus strait
archipelago fjord delta tributary estuary glacier moraine plateau mesa savanna tundra taiga steppe monsoon typhoon cyclone
longitude latitude meridian hemisphere equator tropic tectonic magma lava crust mantle core fault epicenter richter sediment
igneous metamorphic sedimentary fossil fossils organism organisms cell cells nucleus membrane cytoplasm chloroplast vacuole
ribosome enzyme protein carbohydrate lipid vitamin mineral artery vein capillary ventricle trachea diaphragm esophagus intestine
kidney liver pancreas spleen bladder cornea retina pupil iris cochlea cerebellum neuron neurons hormone gland immune antibody
vaccine bacteria virus fungus fungi mold algae protozoa vertebrate invertebrate mammal reptile amphibian arachnid crustacean
mollusk marsupial nocturnal carnivore herbivore omnivore predator prey symbiosis parasite mutualism niche biome ecosystem
photosynthesis respiration transpiration pollination germination dicot monocot stamen pistil sepal spore conifer deciduous
molecule molecules compound element isotope ion ions electron proton neutron covalent valence catalyst polymer alloy solvent
solute solution suspension colloid emulsion filtrate distillation chromatography evaporation condensation sublimation
combustion oxidation corrosion neutralization indicator litmus velocity acceleration inertia momentum friction torque lever
pulley fulcrum wedge axle amplitude frequency wavelength refraction reflection diffraction convection conduction radiation
insulator conductor circuit voltage resistor current ampere ohm watt joule newton transistor diode capacitor sensor actuator
servo encoder gyroscope accelerometer microcontroller firmware algorithm variable boolean integer string array loop recursion
debugging compiler interpreter syntax binary hexadecimal pixel resolution encryption decryption malware phishing router modem
firewall bandwidth latency browser cookie cache server database spreadsheet clipboard cursor simile metaphor alliteration
onomatopoeia hyperbole personification idiom pun rhyme stanza couplet haiku sonnet limerick prologue epilogue protagonist
antagonist narrator climax resolution preposition conjunction interjection adverb adjective pronoun clause predicate gerund
participle infinitive homophone homonym synonym antonym prefix suffix apostrophe semicolon colon hyphen ellipsis parenthesis
numerator denominator quotient dividend divisor remainder factor multiple prime composite exponent integer decimal percent
lcm gcf gcd evaluate deviation parallelograms coefficient ratio proportion median mode range outlier quartile histogram perimeter circumference radius diameter chord tangent acute
obtuse isosceles scalene equilateral quadrilateral parallelogram rhombus trapezoid polyhedron prism vertex vertices
rattlesnake venomous viper anaconda boa copperhead mamba cottonmouth garter fang fangs antivenom constrictor gila taipan scorpionfish lionfish stonefish pufferfish
destructive erupting gale gust gusts wildfire blizzard mudslide avalanche aftershock aftermath devastating evacuate evacuation levees surge
invade invaded invading invasion occupy occupied occupation conquer conquered siege besiege surrender surrendered retreat rebel rebels rebellion uprising revolt overthrow overthrew reign reigned heir throne archduke archduchess franz ferdinand sarajevo duke duchess assassination assassinated opium blitzkrieg trench trenches allied allies axis neutrality ceasefire blockade robespierre guillotined jacobin bastille prussia habsburg
zombie linux unix windows macos ubuntu kernel daemon terminal shell process processes thread threads deadlock scheduler git github branch branches commit commits merge merging repo repository rebase version rollback pull push fork master devops docker cron signal
dc ac motor motors stepper brushless pwm torque gearbox solenoid relay rotor stator gyro lidar ultrasonic disposal defuse
afterlife magician magicians illusion illusions flinch cower reluctant furious melancholy timid
`
  .split(/\s+/)
  .filter((word) => word !== '');
