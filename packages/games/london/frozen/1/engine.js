// ../../old1/packages/games/london/src/components/box.ts
var e = (e) => {
	let { money: t, prestige: n, poverty: r, special: i } = e.run;
	return {
		...e,
		isPauper: e.colour === "grey",
		canStand: e.colour !== "grey" && e.action === void 0,
		runs: t !== 0 || n !== 0 || r !== 0 || i !== void 0,
		fee: e.activate?.money ?? 0,
		feeCard: e.activate?.discard ?? null
	};
}, t = (e, t) => {
	let n = Object.create(null);
	for (let r of e) n[r.id] = t(r);
	return n;
};
function n(n) {
	let r = n.cards.map(({ name: e }) => e);
	return {
		set: n,
		cards: t(n.cards, e),
		boroughs: t(n.boroughs, (e) => e),
		namesakes: new Set(n.cards.filter(({ name: e }) => r.indexOf(e) !== r.lastIndexOf(e)).map(({ id: e }) => e))
	};
}
function r(e, t) {
	let n = e.cards[t];
	if (n === void 0) throw Error(`no card ${t}`);
	return n;
}
function i(e, t) {
	let n = e.boroughs[t];
	if (n === void 0) throw Error(`no borough ${t}`);
	return n;
}
// ../../old1/packages/kit/src/reading/faults.ts
var a = [
	{
		key: "fault.not-an-object",
		params: ["found"]
	},
	{
		key: "fault.not-a-list",
		params: ["found"]
	},
	{
		key: "fault.not-a-text",
		params: ["found"]
	},
	{
		key: "fault.not-a-whole-number",
		params: ["found"]
	},
	{
		key: "fault.not-true-or-false",
		params: ["found"]
	},
	{
		key: "fault.missing-field",
		params: ["field"]
	},
	{
		key: "fault.unknown-field",
		params: ["field"]
	},
	{
		key: "fault.out-of-range",
		params: [
			"found",
			"min",
			"max"
		]
	},
	{
		key: "fault.list-length",
		params: [
			"count",
			"min",
			"max"
		]
	},
	{
		key: "fault.text-length",
		params: [
			"length",
			"min",
			"max"
		]
	},
	{
		key: "fault.unprintable",
		params: ["found"]
	}
], o = (e, t) => e === "" ? t : `${e}.${t}`, s = (e, t) => `${e}[${t}]`, c = (e, t) => typeof t == "string" && /^[a-z0-9-]{1,60}$/.test(t) ? `${e} ${t} ` : e, l = 40, u = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u, d = (e) => (e.length > l ? `${e.slice(0, l)}…` : e).replace(new RegExp(u, "gu"), "?"), f = (e) => typeof e == "string" ? `"${d(e)}"` : Array.isArray(e) ? "[…]" : typeof e == "object" && e ? "{…}" : String(e), p = 110, m = (e) => Array.isArray(e) ? ["[", "]"] : ["{", "}"];
function h(e) {
	let t = (t) => e.includes(t) ? e.indexOf(t) : e.length, n = (e, n) => t(e) - t(n) || (e < n ? -1 : 1), r = (e, t) => {
		if (Array.isArray(e)) return e.map(t);
		if (typeof e != "object" || !e) return;
		let r = new Map(Object.entries(e));
		return [...r.keys()].sort(n).map((e) => `${JSON.stringify(e)}: ${t(r.get(e))}`);
	}, i = (e) => {
		let t = r(e, i);
		if (t === void 0) return JSON.stringify(e);
		let [n, a] = m(e), o = n === "{" && t.length > 0 ? " " : "";
		return `${n}${o}${t.join(", ")}${o}${a}`;
	}, a = (e, t) => {
		let n = i(e);
		if (t !== "" && n.length + t.length <= p) return n;
		let o = r(e, (e) => a(e, `${t}  `));
		if (o === void 0 || o.length === 0) return n;
		let [s, c] = m(e);
		return `${s}\n${o.map((e) => `${t}  ${e}`).join(",\n")}\n${t}${c}`;
	};
	return (e) => `${a(e, "")}\n`;
}
// ../../old1/packages/kit/src/reading/read.ts
var g = 200, _ = (e, t) => (n, r, i) => {
	if (!Number.isInteger(n)) return void i(r, "fault.not-a-whole-number", { found: f(n) });
	let a = Number(n);
	return a < e || a > t ? void i(r, "fault.out-of-range", {
		found: a,
		min: e,
		max: t
	}) : a === 0 ? 0 : a;
}, v = (e, t, n) => typeof e == "boolean" ? e : void n(t, "fault.not-true-or-false", { found: f(e) }), y = (e) => (t, n, r) => {
	if (typeof t != "string") return void r(n, "fault.not-a-text", { found: f(t) });
	let { length: i } = t;
	return i < 1 || i > e ? void r(n, "fault.text-length", {
		length: i,
		min: 1,
		max: e
	}) : u.test(t) ? void r(n, "fault.unprintable", { found: f(t) }) : t;
}, b = (e, t) => (n, r, i) => e.find((e) => e === n) ?? void i(r, t, {
	found: f(n),
	known: e.join(", ")
}), x = (e, t = 0, n = g) => (r, i, a) => {
	if (!Array.isArray(r)) return void a(i, "fault.not-a-list", { found: f(r) });
	let o = r.length;
	return o < t || o > n ? void a(i, "fault.list-length", {
		count: o,
		min: t,
		max: n
	}) : r.map((t, n) => e(t, s(i, n), a));
}, ee = (e) => typeof e == "object" && !!e && !Array.isArray(e), S = (e, t, n = []) => (r, i, a) => {
	if (!ee(r)) return void a(i, "fault.not-an-object", { found: f(r) });
	let s = {};
	for (let [n, c] of Object.entries({
		...e,
		...t
	})) Object.hasOwn(r, n) ? s[n] = c(r[n], o(i, n), a) : Object.hasOwn(e, n) && a(i, "fault.missing-field", { field: n });
	for (let e of Object.keys(r)) Object.hasOwn(s, e) || n.includes(e) || a(i, "fault.unknown-field", { field: d(e) });
	return s;
}, te = (e, t, n) => {
	let r = y(40)(e, t, n);
	return r === void 0 || /^[a-z][a-z0-9-]*-\d+$/.test(r) ? r : void n(t, "fault.set-name", { found: r });
};
Object.fromEntries(Array.from("aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ".matchAll(/(.)(.)/g), (e) => [e[1], e[2]]));
var ne = h([
	"game title",
	"id name set side colour copies river",
	"setup loan handLimit moneyPerPrestige povertyTable cards boroughs",
	"cost activate gain run money hand draw prestige poverty boardColumns boroughsFaceUp repay unpaidPrestige",
	"discard special endPrestige flips 1 2 3 4 5 6 7 8 9 10 eachOver10",
	"buildsWithoutDiscard ongoing react action ability starter basis"
].flatMap((e) => e.split(" "))), re = [
	{
		id: "city",
		name: "City",
		side: "north",
		river: !0,
		cost: 8,
		gain: {
			draw: 3,
			prestige: 5,
			poverty: -1
		},
		run: { money: 2 },
		starter: !0,
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "westminster",
		name: "Westminster",
		side: "north",
		river: !0,
		cost: 8,
		gain: {
			draw: 1,
			prestige: 6,
			poverty: -1
		},
		run: { prestige: 1 },
		starter: !0,
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "southwark-and-bermondsey",
		name: "Southwark & Bermondsey",
		side: "south",
		river: !0,
		cost: 5,
		gain: {
			draw: 3,
			prestige: 2,
			poverty: -2
		},
		run: { poverty: 1 },
		ability: "paupers-count-as-any-colour",
		starter: !0,
		basis: "starter and run effect: 2e rulebook; that it has a powerful ability: 2e rulebook, which one assumed; the rest assumed"
	},
	{
		id: "bethnal-green-stepney-and-poplar",
		name: "Bethnal Green, Stepney & Poplar",
		side: "north",
		river: !0,
		cost: 3,
		gain: {
			draw: 4,
			prestige: 2,
			poverty: 0
		},
		run: { poverty: 1 },
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "hackney",
		name: "Hackney",
		side: "north",
		river: !1,
		cost: 3,
		gain: {
			draw: 3,
			prestige: 2,
			poverty: -1
		},
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "islington-and-stoke-newington",
		name: "Islington & Stoke Newington",
		side: "north",
		river: !1,
		cost: 4,
		gain: {
			draw: 2,
			prestige: 3,
			poverty: -1
		},
		ability: "swap-with-board-once-per-turn",
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "st-pancras",
		name: "St. Pancras",
		side: "north",
		river: !1,
		cost: 5,
		gain: {
			draw: 2,
			prestige: 4,
			poverty: -1
		},
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "st-marylebone",
		name: "St. Marylebone",
		side: "north",
		river: !1,
		cost: 5,
		gain: {
			draw: 1,
			prestige: 4,
			poverty: -2
		},
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "hampstead",
		name: "Hampstead",
		side: "north",
		river: !1,
		cost: 7,
		gain: {
			draw: 1,
			prestige: 5,
			poverty: -2
		},
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "paddington",
		name: "Paddington",
		side: "north",
		river: !1,
		cost: 5,
		gain: {
			draw: 2,
			prestige: 4,
			poverty: 0
		},
		run: { money: 1 },
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "kensington",
		name: "Kensington",
		side: "north",
		river: !1,
		cost: 7,
		gain: {
			draw: 1,
			prestige: 5,
			poverty: -1
		},
		run: { prestige: 1 },
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "hammersmith",
		name: "Hammersmith",
		side: "north",
		river: !0,
		cost: 6,
		gain: {
			draw: 2,
			prestige: 4,
			poverty: -2
		},
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "fulham-and-chelsea",
		name: "Fulham & Chelsea",
		side: "north",
		river: !0,
		cost: 7,
		gain: {
			draw: 1,
			prestige: 5,
			poverty: -1
		},
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "wandsworth",
		name: "Wandsworth",
		side: "south",
		river: !0,
		cost: 2,
		gain: {
			draw: 2,
			prestige: 2,
			poverty: -1
		},
		run: { poverty: 2 },
		ability: "draw-one-more",
		basis: "gain and run effect: 2e rulebook; cost and ability assumed"
	},
	{
		id: "battersea",
		name: "Battersea",
		side: "south",
		river: !0,
		cost: 4,
		gain: {
			draw: 2,
			prestige: 2,
			poverty: -3
		},
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "lambeth",
		name: "Lambeth",
		side: "south",
		river: !0,
		cost: 4,
		gain: {
			draw: 2,
			prestige: 2,
			poverty: -2
		},
		ability: "pay-2-remove-1-poverty",
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "camberwell",
		name: "Camberwell",
		side: "south",
		river: !1,
		cost: 4,
		gain: {
			draw: 3,
			prestige: 2,
			poverty: -2
		},
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "deptford",
		name: "Deptford",
		side: "south",
		river: !0,
		cost: 3,
		gain: {
			draw: 3,
			prestige: 1,
			poverty: -3
		},
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	},
	{
		id: "lewisham",
		name: "Lewisham",
		side: "south",
		river: !1,
		cost: 3,
		gain: {
			draw: 2,
			prestige: 1,
			poverty: -4
		},
		basis: "strong poverty removal: 2e rulebook; numbers assumed"
	},
	{
		id: "greenwich",
		name: "Greenwich",
		side: "south",
		river: !0,
		cost: 3,
		gain: {
			draw: 2,
			prestige: 2,
			poverty: -2
		},
		basis: "name, side, river: first-edition board; cost 1e; the rest assumed"
	}
], ie = (e) => (t, n, r, { run: i, ...a }, o) => ({
	id: t,
	name: n,
	set: e,
	colour: r,
	copies: 1,
	cost: 0,
	activate: null,
	run: {
		money: 0,
		prestige: 0,
		poverty: 0,
		...i
	},
	endPrestige: 0,
	flips: !1,
	...a,
	basis: o
}), C = ie("A"), ae = [
	C("salters", "Salters", "brown", {
		run: { money: 6 },
		flips: !0
	}, "1e (£4), +£2 inferred: a review gives £57 as the brown money of set A in 2e"),
	C("vintners", "Vintners", "brown", {
		run: { money: 6 },
		flips: !0
	}, "1e (£4), +£2 inferred: a review gives £57 as the brown money of set A in 2e"),
	C("haberdashers", "Haberdashers", "brown", {
		run: { money: 6 },
		flips: !0
	}, "1e (£4), +£2 inferred: a review gives £57 as the brown money of set A in 2e"),
	C("grocers", "Grocers", "brown", {
		run: { money: 6 },
		flips: !0
	}, "1e (£4), +£2 inferred: a review gives £57 as the brown money of set A in 2e"),
	C("mercers", "Mercers", "brown", {
		run: { money: 7 },
		flips: !0
	}, "1e (£5), +£2 inferred, as Salters"),
	C("fishmongers", "Fishmongers", "brown", {
		run: { money: 7 },
		flips: !0
	}, "1e (£5), +£2 inferred, as Salters"),
	C("covent-garden", "Covent Garden", "brown", {
		run: {
			money: 7,
			prestige: 2
		},
		flips: !0
	}, "1e (£5), +£2 inferred, as Salters"),
	C("vauxhall-gardens", "Vauxhall Gardens", "blue", {
		run: {
			money: 2,
			prestige: 2,
			poverty: -1
		},
		flips: !0
	}, "2e rulebook: blue, no cost; gains 1e"),
	C("east-india-company", "East India Company", "brown", {
		cost: 4,
		activate: { discard: "any" },
		run: { money: 12 },
		endPrestige: 2,
		flips: !0
	}, "1e"),
	C("almshouses", "Almshouses", "brown", {
		run: { poverty: -2 },
		flips: !0
	}, "1e"),
	C("coffee-house", "Coffee House", "brown", {
		copies: 2,
		run: { special: "cover-with-board-card" },
		buildsWithoutDiscard: !0
	}, "1e; that the additional cost is paid: ruling"),
	C("school-brown", "School", "brown", {
		cost: 2,
		endPrestige: 2,
		ongoing: "recolour-for-1"
	}, "1e"),
	C("huguenots", "Huguenots", "brown", { action: "draw-two" }, "colour and action: 2e rulebook; set 1e"),
	C("school-blue", "School", "blue", {
		cost: 2,
		endPrestige: 2,
		ongoing: "recolour-for-1"
	}, "1e"),
	C("water-works", "Water Works", "blue", {
		copies: 2,
		cost: 1,
		run: { poverty: -2 },
		endPrestige: 1,
		flips: !0
	}, "1e"),
	C("theatre-royal", "Theatre Royal", "blue", {
		run: {
			money: 2,
			prestige: 2
		},
		flips: !0
	}, "1e"),
	C("st-pauls", "St Paul's", "blue", {
		cost: 10,
		endPrestige: 6
	}, "1e"),
	C("hospital", "Hospital", "blue", {
		cost: 2,
		endPrestige: 3,
		react: "flip-instead"
	}, "colour, cost and ability: 2e rulebook; set, copies and prestige 1e"),
	C("wren", "Wren", "blue", { action: "build-two-without-discards" }, "1e"),
	C("woolwich-arsenal", "Woolwich Arsenal", "pink", {
		activate: { money: 7 },
		run: { prestige: 5 },
		flips: !0
	}, "1e"),
	C("great-fire-monument", "Great Fire Monument", "pink", {
		cost: 5,
		endPrestige: 4
	}, "1e"),
	C("paupers-a", "Paupers", "grey", { copies: 2 }, "eleven in all: 2e rulebook; split by set 1e")
], w = ie("B"), oe = [
	w("furniture-makers", "Furniture Makers", "brown", {
		run: { money: 6 },
		endPrestige: 1,
		flips: !0
	}, "1e has 2; one left out so that set B brown money totals the £90 a review gives (inferred)"),
	w("watch-makers", "Watch Makers", "brown", {
		run: { money: 6 },
		endPrestige: 1,
		flips: !0
	}, "1e"),
	w("silk-weaving", "Silk Weaving", "brown", {
		run: { money: 6 },
		endPrestige: 1,
		flips: !0
	}, "1e"),
	w("leather-industry", "Leather Industry", "brown", {
		copies: 2,
		run: {
			money: 7,
			poverty: 1
		},
		endPrestige: 1,
		flips: !0
	}, "1e"),
	w("oxford-street", "Oxford Street", "brown", {
		cost: 4,
		run: {
			money: 8,
			prestige: 2,
			poverty: -1
		},
		flips: !0
	}, "1e"),
	w("brewing", "Brewing", "brown", {
		cost: 2,
		activate: { discard: "any" },
		run: { money: 9 },
		endPrestige: 1,
		flips: !0
	}, "1e has 2; one left out, as Furniture Makers"),
	w("ship-building", "Ship Building", "brown", {
		copies: 2,
		cost: 2,
		activate: { discard: "any" },
		run: {
			money: 6,
			prestige: 2
		},
		endPrestige: 1,
		flips: !0
	}, "1e"),
	w("west-india-docks", "West India Docks", "brown", {
		activate: { discard: "any" },
		run: { money: 7 },
		endPrestige: 2,
		flips: !0
	}, "cost, gain and flip: 2e rulebook; set and prestige 1e"),
	w("albert-dock", "Albert Dock", "brown", {
		cost: 2,
		activate: { discard: "any" },
		run: {
			money: 10,
			prestige: 1
		},
		endPrestige: 2,
		flips: !0
	}, "1e"),
	w("royal-victoria-dock", "Royal Victoria Dock", "brown", {
		cost: 2,
		activate: { discard: "any" },
		run: {
			money: 10,
			prestige: 1
		},
		endPrestige: 2,
		flips: !0
	}, "1e"),
	w("steamboats", "Steamboats", "brown", {
		copies: 2,
		run: { special: "money-2-per-river-borough" },
		flips: !0
	}, "effect and flip: 2e rulebook; set and copies 1e"),
	w("omnibus", "Omnibus", "brown", {
		copies: 2,
		run: { special: "money-1-per-borough" }
	}, "1e"),
	w("workers-houses", "Workers' Houses", "brown", {
		copies: 2,
		run: { poverty: -2 },
		flips: !0
	}, "1e"),
	w("shops", "Shops", "brown", {
		copies: 2,
		run: {
			prestige: 2,
			poverty: -1,
			special: "take-stored-money"
		},
		flips: !0,
		ongoing: "store-1-per-card-built"
	}, "1e"),
	w("lloyds-of-london", "Lloyds of London", "brown", {
		run: { special: "take-2-from-each-other" },
		endPrestige: 2,
		flips: !0
	}, "1e"),
	w("stock-exchange", "Stock Exchange", "brown", {
		cost: 2,
		run: { money: 2 },
		endPrestige: 1,
		ongoing: "swap-with-board-once-per-turn"
	}, "1e"),
	w("bank-of-england", "Bank of England", "brown", {
		endPrestige: 2,
		ongoing: "loans-pay-12"
	}, "1e"),
	w("hospital-b", "Hospital", "blue", {
		copies: 2,
		cost: 2,
		endPrestige: 3,
		react: "flip-instead"
	}, "colour, cost and ability: 2e rulebook; set, copies and prestige 1e"),
	w("town-houses", "Town Houses", "blue", {
		copies: 2,
		cost: 4,
		run: { special: "prestige-1-per-face-up-blue" },
		flips: !0
	}, "effect and flip: 2e rulebook; set, copies and cost 1e"),
	w("street-lights", "Street Lights", "blue", {
		copies: 2,
		activate: { money: 4 },
		run: {
			prestige: 1,
			poverty: -2
		}
	}, "1e"),
	w("university-of-london", "University of London", "blue", {
		cost: 5,
		endPrestige: 3,
		ongoing: "look-at-three-when-drawing"
	}, "1e"),
	w("buckingham-palace", "Buckingham Palace", "blue", {
		cost: 10,
		endPrestige: 7
	}, "1e"),
	w("nelsons-column", "Nelson's Column", "blue", {
		cost: 8,
		endPrestige: 5
	}, "1e"),
	w("kew-gardens", "Kew Gardens", "blue", {
		cost: 7,
		run: { poverty: -1 },
		endPrestige: 4
	}, "1e"),
	w("british-museum", "British Museum", "blue", {
		cost: 4,
		run: {
			prestige: 1,
			poverty: -1
		},
		endPrestige: 2
	}, "1e"),
	w("lords", "Lord's", "blue", {
		run: {
			prestige: 1,
			poverty: -1
		},
		endPrestige: 1
	}, "1e"),
	w("bridge", "Bridge", "pink", {
		copies: 2,
		cost: 2,
		run: { special: "money-1-per-brown-in-display" },
		endPrestige: 2
	}, "1e"),
	w("regent-street", "Regent Street", "pink", {
		cost: 2,
		run: {
			money: 3,
			prestige: 2,
			poverty: -1
		},
		endPrestige: 2,
		flips: !0
	}, "1e"),
	w("highgate-cemetery", "Highgate Cemetery", "pink", {
		cost: 4,
		run: { poverty: -2 },
		endPrestige: 2,
		flips: !0
	}, "1e"),
	w("police-force", "Police Force", "pink", {
		cost: 2,
		run: {
			prestige: 2,
			special: "give-1-poverty"
		},
		flips: !0
	}, "1e"),
	w("fleet-street", "Fleet Street", "pink", {
		run: {
			money: 5,
			special: "player-takes-2-poverty"
		},
		flips: !0
	}, "1e"),
	w("fire-brigade", "Fire Brigade", "pink", {
		run: {
			prestige: 2,
			special: "others-pay-1-per-borough"
		},
		flips: !0
	}, "1e"),
	w("brixton-prison", "Brixton Prison", "pink", {
		run: { special: "discard-up-to-3-for-poverty" },
		flips: !0
	}, "1e"),
	w("millbank-prison", "Millbank Prison", "pink", {
		cost: 5,
		run: { special: "discard-up-to-3-for-poverty-and-prestige" },
		flips: !0
	}, "1e"),
	w("paupers-b", "Paupers", "grey", { copies: 4 }, "eleven in all: 2e rulebook; split by set 1e")
], T = ie("C"), se = [
	T("billingsgate-market", "Billingsgate Market", "brown", {
		run: { money: 8 },
		flips: !0
	}, "1e"),
	T("smithfield-market", "Smithfield Market", "brown", {
		run: {
			money: 8,
			poverty: -1
		},
		flips: !0
	}, "1e"),
	T("grand-hotel", "Grand Hotel", "brown", { run: { money: 4 } }, "1e"),
	T("shops-c", "Shops", "brown", {
		run: {
			prestige: 2,
			poverty: -1,
			special: "take-stored-money"
		},
		flips: !0,
		ongoing: "store-1-per-card-built"
	}, "1e has 2; one left out to reach 101 (assumed)"),
	T("public-houses", "Public Houses", "brown", { run: { special: "hand-counts-no-poverty-this-run" } }, "1e"),
	T("train-station-north", "Train Station (north)", "brown", {
		copies: 2,
		cost: 3,
		activate: { discard: "any" },
		run: {
			poverty: -1,
			special: "money-2-per-north-borough"
		},
		endPrestige: 3,
		flips: !0
	}, "1e"),
	T("train-station-south", "Train Station (south)", "brown", {
		cost: 3,
		activate: { discard: "any" },
		run: {
			poverty: -1,
			special: "money-2-per-south-borough"
		},
		endPrestige: 3,
		flips: !0
	}, "1e"),
	T("jewish-refugees", "Jewish Refugees", "brown", {
		copies: 2,
		action: "draw-two"
	}, "1e"),
	T("school-c", "School", "blue", {
		cost: 2,
		run: { poverty: -1 },
		endPrestige: 2,
		ongoing: "recolour-for-1"
	}, "1e"),
	T("sewers", "Sewers", "blue", {
		copies: 4,
		cost: 4,
		run: { poverty: -3 },
		flips: !0
	}, "1e has 5; one left out to reach 101 (assumed)"),
	T("albert-hall", "Albert Hall", "blue", {
		cost: 5,
		run: { prestige: 2 },
		endPrestige: 3,
		flips: !0
	}, "1e"),
	T("natural-history-museum", "Natural History Museum", "blue", {
		cost: 6,
		run: {
			prestige: 2,
			poverty: -1
		},
		endPrestige: 1
	}, "1e"),
	T("whitehall", "Whitehall", "pink", {
		cost: 4,
		run: { special: "activate-a-card-again-free-of-card-cost" },
		endPrestige: 1,
		flips: !0
	}, "1e"),
	T("tower-bridge", "Tower Bridge", "pink", {
		cost: 6,
		run: { special: "money-1-per-brown-in-display" },
		endPrestige: 4
	}, "1e"),
	T("great-exhibition", "Great Exhibition", "pink", {
		cost: 3,
		activate: { discard: "blue" },
		run: { prestige: 5 },
		flips: !0
	}, "1e"),
	T("thames-embankment", "Thames Embankment", "pink", {
		cost: 8,
		run: { poverty: -1 },
		endPrestige: 4,
		flips: !0
	}, "1e"),
	T("parliament", "Parliament", "pink", {
		cost: 9,
		endPrestige: 5,
		ongoing: "draw-zero-to-two-at-start"
	}, "1e"),
	T("workhouse", "Workhouse", "pink", {
		run: { special: "discard-paupers-for-1-and-poverty" },
		endPrestige: 2,
		flips: !0
	}, "1e"),
	T("paupers-c", "Paupers", "grey", { copies: 5 }, "eleven in all: 2e rulebook; split by set 1e")
], E = {
	game: "london",
	title: "London",
	set: "house-1",
	setup: {
		money: 5,
		hand: 6,
		poverty: 0,
		boardColumns: {
			2: 3,
			3: 4,
			4: 5
		},
		boroughsFaceUp: 3
	},
	loan: {
		money: 10,
		repay: 15,
		unpaidPrestige: -7
	},
	handLimit: 9,
	moneyPerPrestige: 3,
	povertyTable: {
		1: -1,
		2: -1,
		3: -2,
		4: -3,
		5: -5,
		6: -7,
		7: -9,
		8: -11,
		9: -13,
		10: -15,
		eachOver10: -3
	},
	cards: [
		...ae,
		...oe,
		...se
	],
	boroughs: re
}, ce = [
	"A",
	"B",
	"C"
], le = [
	"brown",
	"blue",
	"pink",
	"grey"
], ue = ["north", "south"], de = [
	"cover-with-board-card",
	"money-2-per-river-borough",
	"money-1-per-borough",
	"money-2-per-north-borough",
	"money-2-per-south-borough",
	"take-stored-money",
	"take-2-from-each-other",
	"prestige-1-per-face-up-blue",
	"money-1-per-brown-in-display",
	"give-1-poverty",
	"player-takes-2-poverty",
	"others-pay-1-per-borough",
	"discard-up-to-3-for-poverty",
	"discard-up-to-3-for-poverty-and-prestige",
	"hand-counts-no-poverty-this-run",
	"activate-a-card-again-free-of-card-cost",
	"discard-paupers-for-1-and-poverty"
], fe = [
	"recolour-for-1",
	"store-1-per-card-built",
	"swap-with-board-once-per-turn",
	"loans-pay-12",
	"look-at-three-when-drawing",
	"draw-zero-to-two-at-start"
], pe = ["draw-two", "build-two-without-discards"], me = ["flip-instead"], he = [
	"paupers-count-as-any-colour",
	"swap-with-board-once-per-turn",
	"draw-one-more",
	"pay-2-remove-1-poverty"
];
// ../../old1/packages/games/london/src/components/check/deal.ts
function ge({ setup: e, cards: t, boroughs: n }, r) {
	let { hand: i, boroughsFaceUp: a } = e ?? {};
	if (t?.every((e) => e?.copies !== void 0) && i !== void 0) {
		let e = t.reduce((e, t) => e + (t?.copies ?? 0), 0), n = 4 * i + 1;
		e < n && r("cards", "fault.too-few-cards", {
			count: e,
			min: n
		});
	}
	if (n?.every((e) => e && !(Object.hasOwn(e, "starter") && e.starter === void 0)) && a !== void 0) {
		let e = n?.filter((e) => e?.starter).length ?? 0;
		e !== a && r("boroughs", "fault.starters", {
			count: e,
			expected: a
		});
	}
}
// ../../old1/packages/games/london/src/components/check/roster.ts
var _e = new Set(E.cards.map(({ id: e }) => e)), ve = new Set(E.boroughs.map(({ id: e }) => e));
function ye(e, t, n, r) {
	let i = /* @__PURE__ */ new Map();
	t.forEach((t, a) => {
		let o = t?.id;
		if (o === void 0) return;
		let l = c(s(e, a), o), u = i.get(o);
		n.has(o) ? u === void 0 ? i.set(o, a) : r.twice(l, o, u) : r.unknown(l, d(o));
	});
	for (let e of n) i.has(e) || r.missing(e);
}
var be = (e, t) => ye("cards", e, _e, {
	unknown: (e, n) => t(e, "fault.unknown-card", { found: n }),
	twice: (e, n, r) => t(e, "fault.duplicate-card", {
		card: n,
		first: r
	}),
	missing: (e) => t("cards", "fault.missing-card", { card: e })
}), xe = (e, t) => ye("boroughs", e, ve, {
	unknown: (e, n) => t(e, "fault.unknown-borough", { found: n }),
	twice: (e, n, r) => t(e, "fault.duplicate-borough", {
		borough: n,
		first: r
	}),
	missing: (e) => t("boroughs", "fault.missing-borough", { borough: e })
}), Se = [
	["cost", ({ cost: e }) => (e ?? 0) > 0],
	["activate", ({ activate: e }) => e != null],
	["run", ({ run: e }) => Object.values(e ?? {}).some((e) => e !== void 0 && e !== 0)],
	["endPrestige", ({ endPrestige: e }) => (e ?? 0) > 0],
	["flips", ({ flips: e }) => e === !0],
	["buildsWithoutDiscard", ({ buildsWithoutDiscard: e }) => e === !0],
	["ongoing", ({ ongoing: e }) => e !== void 0],
	["react", ({ react: e }) => e !== void 0],
	["action", ({ action: e }) => e !== void 0]
], Ce = (e, t) => Object.hasOwn(e, t) && e[t] === void 0;
function we(e, t, n) {
	let r = Se.filter(([, t]) => t(e)).map(([e]) => e), i = (e, i) => {
		for (let a of r) i.includes(a) || n(o(t, a), e, { field: a });
	};
	if (e.colour === "grey") i("fault.pauper-value", []);
	else if (e.action !== void 0) i("fault.action-value", ["action"]);
	else if (e.react !== void 0) i("fault.reaction-value", [
		"react",
		"cost",
		"endPrestige"
	]);
	else if (!r.includes("run") && !Ce(e, "run")) for (let e of ["activate", "flips"]) r.includes(e) && n(o(t, e), "fault.idle-value", { field: e });
	let { activate: a } = e;
	a && Object.keys(a).length === 0 && n(o(t, "activate"), "fault.empty-cost", {});
}
function Te({ run: e }, t, n) {
	e !== void 0 && Object.values(e).every((e) => e === 0) && n(o(t, "run"), "fault.empty-run", {});
}
// ../../old1/packages/games/london/src/components/check/shape.ts
var Ee = y(80), De = y(200), D = _(0, 1e3), Oe = _(-100, 100), ke = (e) => (t, n, r) => t === null ? null : e(t, n, r), Ae = (e) => b(e, "fault.unknown-effect"), je = b(["any", ...le.filter((e) => e !== "grey")], "fault.unknown-colour"), Me = S({
	id: y(60),
	name: Ee,
	set: b(ce, "fault.unknown-letter"),
	colour: b(le, "fault.unknown-colour"),
	copies: _(1, 40),
	cost: D,
	activate: ke(S({}, {
		money: _(1, 1e3),
		discard: je
	})),
	run: S({
		money: D,
		prestige: D,
		poverty: Oe
	}, { special: Ae(de) }),
	endPrestige: D,
	flips: v,
	basis: De
}, {
	buildsWithoutDiscard: v,
	ongoing: Ae(fe),
	react: Ae(me),
	action: Ae(pe)
}), Ne = S({
	id: y(60),
	name: Ee,
	side: b(ue, "fault.unknown-side"),
	river: v,
	cost: D,
	gain: S({
		draw: _(0, 20),
		prestige: D,
		poverty: Oe
	}),
	basis: De
}, {
	run: S({}, {
		money: D,
		prestige: D,
		poverty: Oe
	}),
	ability: Ae(he),
	starter: v
}), Pe = (e) => (t, n, r) => e(t, c(n, ee(t) ? t.id : void 0), r), Fe = _(1, 20), O = _(-1e3, 0), Ie = S({
	game: b(["london"], "fault.wrong-game"),
	title: Ee,
	set: te,
	setup: S({
		money: D,
		hand: _(0, 20),
		poverty: D,
		boardColumns: S({
			2: Fe,
			3: Fe,
			4: Fe
		}),
		boroughsFaceUp: _(0, 20)
	}),
	loan: S({
		money: _(1, 1e3),
		repay: _(1, 1e3),
		unpaidPrestige: O
	}),
	handLimit: _(0, 100),
	moneyPerPrestige: _(1, 1e3),
	povertyTable: S({
		1: O,
		2: O,
		3: O,
		4: O,
		5: O,
		6: O,
		7: O,
		8: O,
		9: O,
		10: O,
		eachOver10: O
	}),
	cards: x(Pe(Me)),
	boroughs: x(Pe(Ne))
}, {}, ["players", "specials"]);
[...a];
// ../../old1/packages/games/london/src/components/parse.ts
var Le = (e) => {
	let t = [], n = (e, n, r) => t.push({
		at: e.trimEnd(),
		key: n,
		params: r
	}), r = Ie(e, "", n);
	if (r === void 0) return { faults: t };
	Re(r, n);
	let i = r;
	return r.set === E.set && (t.length > 0 || ne(i) !== ne(E)) && n("set", "fault.reserved-set-name", { set: E.set }), t.length > 0 ? { faults: t } : { set: i };
}, Re = (e, t) => {
	let n = (e, n, r) => n?.forEach((n, i) => {
		n !== void 0 && r(n, c(s(e, i), n.id), t);
	});
	n("cards", e.cards, we), n("boroughs", e.boroughs, Te), e.cards !== void 0 && be(e.cards, t), e.boroughs !== void 0 && xe(e.boroughs, t), ge(e, t);
}, ze = [
	"develop",
	"buy",
	"run",
	"draw"
], Be = [
	"swap",
	"swap-borough",
	"relief",
	"loan"
], k = (e, t = {}) => ({
	key: e,
	params: t
});
function A(e, t) {
	let n = e.cards[t];
	return n && e.namesakes.has(t) ? k("answer.namesake", {
		card: t,
		colour: n.colour,
		set: n.set
	}) : k("answer.card", { card: t });
}
var j = (e) => k("amount.money", { n: e }), Ve = (e) => k("amount.prestige", { n: e }), He = (e) => k("amount.poverty", { n: e }), M = ({ money: e = 0, prestige: t = 0, poverty: n = 0 }) => [
	...e === 0 ? [] : [k("gain.money", { money: j(e) })],
	...t === 0 ? [] : [k("gain.prestige", { prestige: Ve(t) })],
	...n === 0 ? [] : [k(n > 0 ? "gain.poverty" : "lose.poverty", { poverty: He(Math.abs(n)) })]
], Ue = 2;
function We(e, { display: t }) {
	let n = t.some(({ down: t, top: n }) => !t && n !== null && e.cards[n]?.ongoing === "loans-pay-12");
	return e.set.loan.money + (n ? Ue : 0);
}
var Ge = (e, t, n) => Math.max(0, Math.ceil((n - t.money) / We(e, t)));
function Ke(e, t, n, r) {
	if (n === 0) return t;
	let i = r ? Ge(e, r, n) : 0;
	return i === 0 ? k("answer.priced", {
		what: t,
		cost: j(n)
	}) : k("answer.priced-loans", {
		what: t,
		cost: j(n),
		loans: i
	});
}
// ../../old1/packages/games/london/src/describe/answer.ts
var qe = (e) => Be.includes(e), Je = (e, [t, n]) => k("answer.space", {
	card: A(e, t),
	row: n
});
function Ye(e, { box: t, p: n }) {
	let r = n?.display[e];
	return r?.top == null ? k("answer.stack", { n: e + 1 }) : k(r.down ? "answer.stack-down" : "answer.stack-top", {
		n: e + 1,
		card: A(t, r.top)
	});
}
var N = (e, { box: t }) => A(t, e), Xe = (e, { box: t, p: n }) => Ke(t, A(t, e), t.cards[e]?.cost ?? 0, n), P = (e, t) => (n, r, i) => n === "enough" ? k(e) : t(n, r, i);
function Ze(e, { box: t, view: n, p: r }) {
	let i = n?.playing == null ? void 0 : t.cards[n.playing]?.colour, a = t.cards[e]?.colour, o = i !== void 0 && a !== i && a !== "grey";
	return Ke(t, A(t, e), +!!o, r);
}
function Qe(e, t) {
	let { box: n, p: r } = t, i = r?.display[e]?.top ?? "";
	return Ke(n, Ye(e, t), n.cards[i]?.fee ?? 0, r);
}
function $e(e, { box: t, p: n }) {
	return Ke(t, k("answer.borough", { borough: e }), t.boroughs[e]?.cost ?? 0, n);
}
var et = ({ p: e }) => {
	let t = e?.boroughs.at(-1);
	return t === void 0 ? k("answer.run.borough") : k("answer.borough", { borough: t });
}, tt = {
	repay: (e, t, { box: n }) => k(`answer.repay.${e}`, { money: j(n.set.loan.repay) }),
	draw: P("answer.enough.cards", (e, t, { box: n }) => typeof e == "object" ? Je(n, e) : k(e === "look" ? "answer.look" : "answer.deck")),
	pick: (e, t, { box: n }) => typeof e == "object" ? Je(n, e) : k("answer.looked", { card: A(n, e) }),
	order: (e, t, n) => N(e, n),
	action: (e) => k(`answer.action.${e}`),
	end: () => k("answer.done"),
	limit: (e, t, n) => N(e, n),
	take: (e, t, { box: n }) => Je(n, e),
	give: (e, t, n) => N(e, n),
	develop: P("answer.enough", (e, t, n) => Xe(e, n)),
	discard: (e, t, n) => Ze(e, n),
	place: (e, t, n) => e === "new" ? k("answer.place.new") : Ye(e, n),
	wren: P("answer.enough", (e, t, n) => Xe(e, n)),
	"lay-out": (e, t, n) => N(e, n),
	buy: (e, t, n) => $e(e, n),
	run: P("answer.enough.run", (e, t, n) => typeof e == "number" ? Qe(e, n) : et(n)),
	fee: (e, t, n) => N(e, n),
	cover: (e, t, { box: n, p: r }) => e === "none" ? k("answer.none") : Ke(n, Je(n, e), n.cards[e[0]]?.cost ?? 0, r),
	victim: (e) => k("answer.seat", { seat: e }),
	prison: P("answer.enough.cards", (e, t, n) => N(e, n)),
	workhouse: P("answer.enough.cards", (e, t, n) => N(e, n)),
	again: (e, t, n) => e === "none" ? k("answer.none") : Qe(e, n),
	spare: (e, t, n) => e === "flip" ? k("answer.spare.flip") : Ye(e, n)
}, nt = [
	"draw",
	"action",
	"end",
	"develop",
	"run"
];
function rt(e, t, n, r) {
	if (qe(n) && nt.includes(t.k)) return k(`answer.${n}`);
	let i = {
		box: e,
		view: r,
		p: r?.players[t.seat]
	};
	return tt[t.k](n, t, i);
}
// ../../old1/packages/games/london/src/describe/ask.ts
function it(e) {
	switch (e.k) {
		case "draw": return e.optional >= e.left ? k("ask.draw.may", { left: e.left }) : k(e.start ? "ask.draw.start" : "ask.draw", { left: e.left });
		case "order": return k(e.settled === 0 ? "ask.order" : "ask.order.next");
		case "give": return k("ask.give", { card: e.card });
		case "develop": return k(e.played === 0 ? "ask.develop" : "ask.develop.more");
		case "wren": return k(e.left > 1 ? "ask.wren" : "ask.wren.more");
		case "prison": return k("ask.prison", { left: e.left });
		default: return k(`ask.${e.k}`);
	}
}
var at = (e) => k(`wait.${e.k}`, { seat: e.seat });
// ../../old1/packages/games/london/src/describe/component.ts
function ot({ fee: e, feeCard: t, run: n, flips: r, runs: i }) {
	if (!i) return [];
	let a = M(n);
	return [
		...e > 0 ? [k("does.fee", { money: j(e) })] : [],
		...t === null ? [] : [k("does.fee-card", { card: k(`colour-card.${t}`) })],
		...a.length > 0 ? [k("does.run", { gains: a })] : [],
		...n.special ? [k("does.special", { what: k(`does.${n.special}`) })] : [],
		...r ? [k("does.flips")] : []
	];
}
var st = (e) => [
	...e.isPauper ? [k("does.pauper")] : [],
	...e.cost > 0 ? [k("does.cost", { money: j(e.cost) })] : [],
	...e.buildsWithoutDiscard ? [k("does.free-build")] : [],
	...ot(e),
	...e.ongoing ? [k("does.ongoing", { what: k(`does.${e.ongoing}`) })] : [],
	...e.react ? [k(`does.${e.react}`)] : [],
	...e.action ? [k("does.action", { what: k(`does.${e.action}`) })] : [],
	...e.endPrestige > 0 ? [k("does.end", { prestige: Ve(e.endPrestige) })] : []
];
function ct({ cost: e, gain: t, run: n, ability: r, side: i, river: a }) {
	let o = [...t.draw > 0 ? [k("gain.cards", { n: t.draw })] : [], ...M({
		prestige: t.prestige,
		poverty: t.poverty
	})];
	return [
		k("does.buy", { money: j(e) }),
		...o.length > 0 ? [k("does.gain", { gains: o })] : [],
		...n ? [k("does.borough-run", { gains: M(n) })] : [],
		...r ? [k("does.ability", { what: k(`does.${r}`) })] : [],
		k("does.place", {
			side: i,
			river: a ? "yes" : "no"
		})
	];
}
var lt = (e) => e.map((e) => ({
	depth: 1,
	said: e
}));
function ut({ cards: e, boroughs: t }, n) {
	let r = e[n];
	return r ? r.isPauper ? "pauper" : r.action ? "action-card" : `${r.colour}-card` : t[n] ? "borough" : "";
}
function dt(e, t) {
	let n = e.cards[t];
	if (n) {
		let e = n.isPauper ? "pauper" : n.action ? "action-card" : "city-card", { colour: r, set: i, copies: a } = n;
		return [{
			depth: 0,
			said: k("answer.card", { card: t })
		}, ...lt([
			k("component.card", {
				kind: e,
				colour: r,
				set: i
			}),
			k("component.copies", { n: a }),
			...st(n)
		])];
	}
	let r = e.boroughs[t];
	return r ? [{
		depth: 0,
		said: k("answer.borough", { borough: t })
	}, ...lt([k(r.starter ? "component.starter" : "component.borough"), ...ct(r)])] : [];
}
// ../../old1/packages/games/london/src/describe/score.ts
function ft({ key: e, params: t }) {
	return typeof t.money == "number" ? {
		key: e,
		params: {
			...t,
			money: j(t.money)
		}
	} : {
		key: e,
		params: t
	};
}
// ../../old1/packages/games/london/src/describe/event.ts
var pt = (e, t) => e.boroughs[t] ? k("answer.borough", { borough: t }) : k("answer.card", { card: t }), mt = {
	starts: ({ seat: e }) => k("log.starts", { seat: e }),
	turn: ({ seat: e }) => k("log.turn", { seat: e }),
	dealt: ({ seat: e, cards: t }) => t.length > 0 ? k("log.dealt", {
		seat: e,
		cards: t
	}) : k("log.dealt-none", { seat: e }),
	repaid: ({ seat: e, money: t }) => k("log.repaid", {
		seat: e,
		money: j(t)
	}),
	loan: ({ seat: e, count: t, money: n }) => k("log.loan", {
		seat: e,
		count: t,
		money: j(n)
	}),
	bank: ({ seat: e, card: t, more: n }) => k("log.bank", {
		seat: e,
		card: t,
		more: j(n)
	}),
	drew: ({ seat: e }) => k("log.drew", { seat: e }),
	"drew-card": ({ seat: e, card: t }) => k("log.drew-card", {
		seat: e,
		card: t
	}),
	"drew-board": ({ seat: e, card: t, row: n }) => k("log.drew-board", {
		seat: e,
		card: t,
		row: n
	}),
	"drew-more": ({ seat: e, by: t }, n) => k("log.drew-more", {
		seat: e,
		by: pt(n, t)
	}),
	"drew-less": ({ seat: e, by: t }, n) => k("log.drew-less", {
		seat: e,
		by: pt(n, t)
	}),
	"nothing-to-draw": ({ seat: e }) => k("log.nothing-to-draw", { seat: e }),
	looked: ({ seat: e, by: t, count: n }) => k("log.looked", {
		seat: e,
		card: t,
		count: n
	}),
	"looked-cards": ({ seat: e, cards: t }) => k("log.looked-cards", {
		seat: e,
		cards: t
	}),
	"put-back": ({ seat: e, count: t }) => t > 0 ? k("log.put-back", {
		seat: e,
		count: t
	}) : k("log.put-back-none", { seat: e }),
	discarded: ({ seat: e, card: t, why: n }) => k(`log.discarded.${n}`, {
		seat: e,
		card: t
	}),
	cleared: ({ cards: e }) => k("log.cleared", { cards: e }),
	recoloured: ({ seat: e, card: t, by: n }) => k("log.recoloured", {
		seat: e,
		card: t,
		by: n
	}),
	"pauper-served": ({ seat: e, by: t }) => k("log.pauper-served", {
		seat: e,
		borough: t
	}),
	swapped: ({ seat: e, gave: t, took: n, by: r }, i) => k("log.swapped", {
		seat: e,
		gave: t,
		took: n,
		by: pt(i, r)
	}),
	relieved: ({ seat: e, by: t }) => k("log.relieved", {
		seat: e,
		borough: t
	}),
	chose: ({ seat: e, deed: t }) => k(`log.chose.${t}`, { seat: e }),
	built: ({ seat: e, card: t, stack: n, fresh: r, cost: i }) => {
		let a = {
			seat: e,
			card: t,
			n: n + 1
		};
		return i === 0 ? k(r ? "log.built" : "log.built-on", a) : k(r ? "log.built-paid" : "log.built-on-paid", {
			...a,
			cost: j(i)
		});
	},
	stored: ({ seat: e, card: t }) => k("log.stored", {
		seat: e,
		card: t
	}),
	"lost-coins": ({ seat: e, card: t, money: n }) => k("log.lost-coins", {
		seat: e,
		card: t,
		money: j(n)
	}),
	played: ({ seat: e, card: t }) => k("log.played", {
		seat: e,
		card: t
	}),
	bought: ({ seat: e, borough: t, cost: n, prestige: r, poverty: i }) => {
		let a = M({
			prestige: r,
			poverty: i
		});
		return a.length > 0 ? k("log.bought", {
			seat: e,
			borough: t,
			cost: j(n),
			gains: a
		}) : k("log.bought-bare", {
			seat: e,
			borough: t,
			cost: j(n)
		});
	},
	offered: ({ borough: e }) => k("log.offered", { borough: e }),
	activated: (e) => {
		let { seat: t, card: n, fee: r } = e, i = M(e);
		return r > 0 ? i.length > 0 ? k("log.activated-paid", {
			seat: t,
			card: n,
			fee: j(r),
			gains: i
		}) : k("log.activated-paid-bare", {
			seat: t,
			card: n,
			fee: j(r)
		}) : i.length > 0 ? k("log.activated", {
			seat: t,
			card: n,
			gains: i
		}) : k("log.activated-bare", {
			seat: t,
			card: n
		});
	},
	"borough-ran": (e) => {
		let { seat: t, borough: n } = e, r = M(e);
		return r.length > 0 ? k("log.borough-ran", {
			seat: t,
			borough: n,
			gains: r
		}) : k("log.borough-ran-bare", {
			seat: t,
			borough: n
		});
	},
	collected: ({ seat: e, from: t, card: n, money: r }) => r > 0 ? k("log.collected", {
		seat: e,
		from: t,
		card: n,
		money: j(r)
	}) : k("log.collected-none", {
		seat: e,
		from: t,
		card: n
	}),
	paid: ({ seat: e, card: t, money: n }) => n > 0 ? k("log.paid", {
		seat: e,
		card: t,
		money: j(n)
	}) : k("log.paid-none", {
		seat: e,
		card: t
	}),
	burdened: ({ seat: e, on: t, card: n, poverty: r }) => k("log.burdened", {
		seat: e,
		on: t,
		card: n,
		poverty: He(r)
	}),
	earned: (e) => {
		let { seat: t, card: n } = e, r = M(e);
		return r.length > 0 ? k("log.earned", {
			seat: t,
			card: n,
			gains: r
		}) : k("log.earned-none", {
			seat: t,
			card: n
		});
	},
	again: ({ seat: e, card: t, by: n }) => k("log.again", {
		seat: e,
		card: t,
		by: n
	}),
	"no-effect": ({ seat: e, card: t }) => k("log.no-effect", {
		seat: e,
		card: t
	}),
	flipped: ({ seat: e, card: t }) => k("log.flipped", {
		seat: e,
		card: t
	}),
	spared: ({ seat: e, card: t, by: n }) => k("log.spared", {
		seat: e,
		card: t,
		by: n
	}),
	poverty: ({ seat: e, stacks: t, loans: n, hand: r }) => t + n + r > 0 ? k("log.poverty", {
		seat: e,
		poverty: He(t + n + r),
		stacks: t,
		loans: n,
		hand: r
	}) : k("log.poverty-none", { seat: e }),
	"last-turns": ({ seat: e }) => k("log.last-turns", { seat: e }),
	scored: ({ seat: e, line: t }) => k("log.scored", {
		seat: e,
		points: t.points,
		source: ft(t)
	}),
	over: () => k("log.over")
}, ht = (e, t) => mt[t.t](t, e), gt = (e, t) => [
	k("outline.holdings", {
		money: j(t.money),
		prestige: Ve(t.prestige),
		poverty: He(t.poverty),
		loans: k("amount.loans", { n: t.loans })
	}),
	t.hand && t.hand.length > 0 ? k("outline.hand-open", {
		n: t.cards,
		cards: t.hand.map((t) => A(e, t))
	}) : k("outline.hand", { n: t.cards }),
	t.boroughs.length > 0 ? k("outline.boroughs", {
		top: t.boroughs.at(-1) ?? "",
		boroughs: t.boroughs
	}) : k("outline.no-boroughs")
];
function _t(e, t, n) {
	let r = n + 1, i = t.top === null ? void 0 : e.cards[t.top], a = t.height - 1, o = a === 0 ? [] : t.cards ? [k("outline.covered-open", { cards: t.cards.slice(0, -1).map((t) => A(e, t)) })] : [k("outline.covered", { n: a })];
	if (t.down || !i) return [{
		depth: 2,
		said: i ? k("outline.stack-down-open", {
			n: r,
			card: A(e, i.id)
		}) : k("outline.stack-down", { n: r })
	}, ...o.map((e) => ({
		depth: 3,
		said: e
	}))];
	let s = [
		...t.coins > 0 ? [k("outline.coins", { money: j(t.coins) })] : [],
		...t.placed ? [k("outline.placed")] : [],
		...t.activated ? [k("outline.activated")] : [],
		...t.used ? [k("outline.used")] : []
	];
	return [{
		depth: 2,
		said: k("outline.stack", {
			n: r,
			card: A(e, i.id)
		})
	}, ...[
		...s,
		...st(i),
		...o
	].map((e) => ({
		depth: 3,
		said: e
	}))];
}
function vt({ score: e, hand: t }, n) {
	let r = e.reduce((e, t) => e + t.points, 0);
	return [{
		depth: 1,
		said: k(n ? "outline.points" : t ? "outline.points-so-far" : "outline.points-in-sight", { points: r })
	}, ...e.map((e) => ({
		depth: 2,
		said: k("outline.score", {
			points: e.points,
			source: ft(e)
		})
	}))];
}
function yt(e, t, n) {
	let r = t.players[n];
	return r ? [
		{
			depth: 0,
			said: k(n === t.me ? "outline.me" : "outline.player", { seat: n })
		},
		...gt(e, r).map((e) => ({
			depth: 1,
			said: e
		})),
		...vt(r, t.over),
		{
			depth: 1,
			said: r.display.length > 0 ? k("outline.city", { n: r.display.length }) : k("outline.no-city")
		},
		...r.display.flatMap((t, n) => _t(e, t, n))
	] : [];
}
// ../../old1/packages/games/london/src/describe/outline/index.ts
var bt = (e, t) => t.filter((e) => e !== null).map((t) => A(e, t));
function xt(e, { top: t, bottom: n, deck: r, gone: i, aside: a, playing: o }) {
	let s = (t, n) => {
		let r = bt(e, n), i = n.length - r.length;
		return r.length > 0 ? k("outline.row", {
			row: t,
			cards: r,
			free: i
		}) : k("outline.row-empty", {
			row: t,
			free: i
		});
	};
	return [
		s("top", t),
		s("bottom", n),
		k("outline.deck", { n: r }),
		...i.length > 0 ? [k("outline.gone", { n: i.length })] : [],
		...a.length > 0 ? [k("outline.aside", { cards: bt(e, a) })] : [],
		...o === null ? [] : [k("outline.playing", { card: A(e, o) })]
	];
}
function St(e, { looking: t, looked: n, active: r }) {
	return t === 0 ? [] : n ? [k("outline.looked", { cards: bt(e, n) })] : [k("outline.looking", {
		seat: r,
		n: t
	})];
}
function Ct(e, { offer: t, boroughDeck: n }) {
	return [
		{
			depth: 0,
			said: k("outline.land")
		},
		...t.flatMap((t) => {
			let n = t === null ? void 0 : e.boroughs[t];
			return n ? [{
				depth: 1,
				said: k("answer.borough", { borough: n.id })
			}, ...ct(n).map((e) => ({
				depth: 2,
				said: e
			}))] : [];
		}),
		{
			depth: 1,
			said: k("outline.borough-deck", { n })
		}
	];
}
function wt({ over: e, last: t, active: n }) {
	if (e) return [k("outline.over")];
	let r = k("outline.turn", { seat: n });
	return t === null ? [r] : [r, t === 0 ? k("outline.last") : k("outline.last-turns", { n: t })];
}
function Tt(e, t) {
	let [n = k("outline.over"), ...r] = wt(t);
	return [
		{
			depth: 0,
			said: n
		},
		...[...r, ...St(e, t)].map((e) => ({
			depth: 1,
			said: e
		})),
		{
			depth: 0,
			said: k("outline.board")
		},
		...xt(e, t).map((e) => ({
			depth: 1,
			said: e
		})),
		...Ct(e, t),
		...t.players.flatMap((n, r) => yt(e, t, r))
	];
}
// ../../old1/packages/games/london/src/describe/refusal.ts
var Et = ({ key: e, params: t }) => typeof t.stack == "number" ? {
	key: e,
	params: { n: t.stack + 1 }
} : {
	key: e,
	params: t
}, Dt = (e) => ({
	ask: (e) => it(e),
	wait: (e) => at(e),
	answer: (t, n, r) => rt(e, t, n, r),
	event: (t) => ht(e, t),
	refusal: Et,
	scoreLine: ft,
	outline: (t) => Tt(e, t),
	component: (t) => dt(e, t),
	kind: (t) => ut(e, t)
});
// ../../old1/packages/kernel/src/plain.ts
function F(e, t) {
	let n = e[t];
	if (n === void 0) throw RangeError(`no element ${t}`);
	return n;
}
function Ot(e) {
	return typeof e != "object" || !e ? JSON.stringify(e) : Array.isArray(e) ? `[${e.map(Ot).join(",")}]` : `{${Object.entries(e).sort(([e], [t]) => e < t ? -1 : 1).map(([e, t]) => `${JSON.stringify(e)}:${Ot(t)}`).join(",")}}`;
}
// ../../old1/packages/kernel/src/sha256.ts
var kt = [];
for (let e = 2; kt.length < 64; e++) kt.every((t) => e % t !== 0) && kt.push(e);
var At = (e) => (e - Math.floor(e)) * 2 ** 32 | 0, jt = Int32Array.from(kt, (e) => At(Math.cbrt(e))), Mt = Int32Array.from(kt.slice(0, 8), (e) => At(Math.sqrt(e))), I = (e, t) => e >>> t | e << 32 - t;
function Nt(e) {
	let t = Math.ceil((e.length + 9) / 64) * 64, n = new DataView(new ArrayBuffer(t));
	return e.forEach((e, t) => void n.setUint8(t, e)), n.setUint8(e.length, 128), n.setUint32(t - 8, Math.floor(e.length / 2 ** 29)), n.setUint32(t - 4, e.length << 3), n;
}
function Pt(e) {
	let t = Nt(new TextEncoder().encode(e)), n = Mt.slice(), r = /* @__PURE__ */ new Int32Array(64), i = (e) => r[e];
	for (let e = 0; e < t.byteLength; e += 64) {
		for (let n = 0; n < 16; n++) r[n] = t.getInt32(e + 4 * n);
		for (let e = 16; e < 64; e++) {
			let t = I(i(e - 15), 7) ^ I(i(e - 15), 18) ^ i(e - 15) >>> 3, n = I(i(e - 2), 17) ^ I(i(e - 2), 19) ^ i(e - 2) >>> 10;
			r[e] = i(e - 16) + t + i(e - 7) + n;
		}
		let [a = 0, o = 0, s = 0, c = 0, l = 0, u = 0, d = 0, f = 0] = n;
		for (let e = 0; e < 64; e++) {
			let t = I(l, 6) ^ I(l, 11) ^ I(l, 25), n = f + t + (l & u ^ ~l & d) + jt[e] + i(e) | 0, r = (I(a, 2) ^ I(a, 13) ^ I(a, 22)) + (a & o ^ a & s ^ o & s) | 0;
			[f, d, u, l, c, s, o, a] = [
				d,
				u,
				l,
				c + n | 0,
				s,
				o,
				a,
				n + r | 0
			];
		}
		[
			a,
			o,
			s,
			c,
			l,
			u,
			d,
			f
		].forEach((e, t) => {
			n[t] = n[t] + e;
		});
	}
	return Array.from(n, (e) => (e >>> 0).toString(16).padStart(8, "0")).join("");
}
// ../../old1/packages/kernel/src/rng.ts
var Ft = (e) => /^[0-9a-f]{32}$/.test(e), It = (e) => Ft(e) ? e : Pt(e).slice(0, 32);
function Lt(e) {
	let t = (t) => Number.parseInt(e.slice(8 * t, 8 * t + 8), 16) | 0, n = [
		t(0),
		t(1),
		t(2),
		t(3)
	];
	n.every((e) => e === 0) && (n[0] = 1);
	for (let e = 0; e < 12; e++) Rt(n);
	return n;
}
function Rt(e) {
	let t = Math.imul(e[1], 5), n = Math.imul(t << 7 | t >>> 25, 9), r = e[1] << 9;
	return e[2] ^= e[0], e[3] ^= e[1], e[1] ^= e[2], e[0] ^= e[3], e[2] ^= r, e[3] = e[3] << 11 | e[3] >>> 21, n >>> 0;
}
function zt(e, t) {
	if (!(t >= 1 && t <= 2 ** 32)) throw RangeError(`no number below ${t}`);
	let n = 2 ** 32 - 2 ** 32 % t;
	for (;;) {
		let r = Rt(e);
		if (r < n) return r % t;
	}
}
function Bt(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = zt(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
// ../../old1/packages/kernel/src/run.ts
var Vt = { k: "@join" }, Ht = () => {}, Ut = class {
	revealed = !1;
	match;
	emit;
	stack;
	constructor(e, t) {
		this.match = e, this.emit = t, this.stack = e.stack;
	}
	push(...e) {
		for (let t = e.length - 1; t >= 0; t--) this.stack.push(e[t]);
	}
	aside(e, ...t) {
		let n = F(this.match.lanes, e);
		for (let e = t.length - 1; e >= 0; e--) n.push(t[e]);
	}
	join() {
		this.match.stack.push(Vt);
	}
	draw(e) {
		return this.revealed = !0, e.pop();
	}
	shuffle(e) {
		return this.revealed = !0, Bt(this.match.rng, e);
	}
	roll(e) {
		return this.revealed = !0, zt(this.match.rng, e);
	}
	reveal() {
		this.revealed = !0;
	}
}, Wt = (e, t) => {
	let n = e.frames[t.k];
	if (!n) throw Error(`no handler for frame ${t.k}`);
	return n;
};
function Gt(e, t, n, r) {
	let i = n[n.length - 1];
	if (!i) return !1;
	if (i.k === Vt.k) return !t.lanes.some((e) => e.length > 0) && (n.pop(), !0);
	let a = Wt(e, i);
	return a.run ? (n.pop(), r.stack = n, a.run(t.s, i, r), !0) : !1;
}
function Kt(e, t, n) {
	let r;
	do {
		r = !1;
		for (let i of t.lanes) for (; i.length > 0 && Gt(e, t, i, n);) r = !0;
	} while (r || Gt(e, t, t.stack, n));
}
function qt(e, t, n = Ht) {
	return Kt(e, t, new Ut(t, n)), t;
}
// ../../old1/packages/kernel/src/types.ts
var Jt = (e) => e, Yt = () => ({
	cards: [],
	down: !1,
	coins: 0,
	placed: !1,
	activated: !1,
	spared: !1,
	used: !1
}), Xt = (e, t) => ({
	money: e,
	loans: 0,
	poverty: t,
	prestige: 0,
	hand: [],
	boroughs: [],
	boroughUsed: !1,
	display: []
}), L = (e) => e.cards[e.cards.length - 1];
function Zt(e) {
	let t = [];
	for (let n of e.display) n.down || t.push(L(n));
	return t;
}
function R(e, t, n) {
	for (let i = 0; i < t.display.length; i++) {
		let a = t.display[i];
		if (!a.down && r(e, L(a)).ongoing === n) return i;
	}
	return -1;
}
var z = (e, t) => {
	let n = t.boroughs[t.boroughs.length - 1];
	return n === void 0 ? void 0 : i(e, n);
}, B = (e, t, n) => z(e, t)?.ability === n;
function Qt(e) {
	for (let t of e.top) if (t !== null) return !1;
	for (let t of e.bottom) if (t !== null) return !1;
	return !0;
}
// ../../old1/packages/games/london/src/amounts.ts
var $t = (e, { faceUp: t }, n) => t.filter((t) => r(e, t).colour === n).length, en = (e, { boroughs: t }, n) => t.filter((t) => {
	let { side: r, river: a } = i(e, t);
	return n === "river" ? a : r === n;
}).length, tn = {
	"money-2-per-river-borough": (e, t) => ({ money: 2 * en(e, t, "river") }),
	"money-1-per-borough": (e, { boroughs: t }) => ({ money: t.length }),
	"money-2-per-north-borough": (e, t) => ({ money: 2 * en(e, t, "north") }),
	"money-2-per-south-borough": (e, t) => ({ money: 2 * en(e, t, "south") }),
	"take-stored-money": (e, { coins: t }) => ({ money: t }),
	"prestige-1-per-face-up-blue": (e, t) => ({ prestige: $t(e, t, "blue") }),
	"money-1-per-brown-in-display": (e, t) => ({ money: $t(e, t, "brown") })
};
function nn(e, { run: t }, n) {
	let r = t.special && tn[t.special]?.(e, n);
	return {
		money: t.money + (r?.money ?? 0),
		prestige: t.prestige + (r?.prestige ?? 0),
		poverty: t.poverty
	};
}
// ../../old1/packages/games/london/src/bot/gain.ts
var rn = 1.5, an = 3, on = {
	"cover-with-board-card": (e, t) => {
		e.prestige += t.coffee;
	},
	"take-2-from-each-other": (e, t, n) => {
		e.money += 2 * n, e.prestige += t.envy * .7;
	},
	"give-1-poverty": (e, t, n) => {
		e.relief += 1, e.prestige += t.envy * rn / n;
	},
	"player-takes-2-poverty": (e, t, n) => {
		e.prestige += t.envy * 2 * rn / n;
	},
	"others-pay-1-per-borough": (e, t) => {
		e.prestige += t.envy * an / 3;
	},
	"discard-up-to-3-for-poverty": (e) => {
		e.relief += 3;
	},
	"discard-up-to-3-for-poverty-and-prestige": (e) => {
		e.relief += 3, e.prestige += 2.5;
	},
	"hand-counts-no-poverty-this-run": (e) => {
		e.prestige += 2 * rn;
	},
	"activate-a-card-again-free-of-card-cost": (e) => {
		e.prestige += 3;
	},
	"discard-paupers-for-1-and-poverty": (e) => {
		e.relief += 1, e.money += 1;
	}
};
function sn(e, t, n, r, i) {
	let { money: a, prestige: o, poverty: s } = nn(e, n, r), c = {
		money: a - n.fee,
		prestige: o,
		relief: -s
	};
	return n.feeCard !== null && (c.prestige -= t.fee), n.run.special && on[n.run.special]?.(c, t, i), c;
}
var cn = ({ flips: e, run: t }) => !e && t.special !== "cover-with-board-card", ln = {
	"recolour-for-1": 1.5,
	"store-1-per-card-built": 0,
	"swap-with-board-once-per-turn": 1,
	"loans-pay-12": .3,
	"look-at-three-when-drawing": 1.5,
	"draw-zero-to-two-at-start": 1.5
}, un = {
	"paupers-count-as-any-colour": 1,
	"swap-with-board-once-per-turn": 1,
	"draw-one-more": 2,
	"pay-2-remove-1-poverty": 2
}, dn = (e) => e.runs || e.react !== void 0 || e.ongoing !== void 0, fn = (e, { money: t, prestige: n, relief: r }) => {
	e.money += t, e.prestige += n, e.relief += r;
};
function pn(e, t, n, a, o) {
	let s = {
		end: 0,
		next: {
			money: 0,
			prestige: 0,
			relief: 0
		},
		lasting: {
			money: 0,
			prestige: 0,
			relief: 0
		},
		abilities: 0,
		free: 0
	}, c = {
		boroughs: n.boroughs,
		faceUp: Zt(n),
		coins: 0
	}, l = 0, u = 0, d = /* @__PURE__ */ new Set(), f = (n) => {
		let i = r(e, L(n));
		if (dn(i) || s.free++, i.runs) {
			let r = sn(e, t, i, {
				...c,
				coins: n.coins
			}, a);
			fn(s.next, r), i.flips && l++, cn(i) && fn(s.lasting, r);
		}
		i.ongoing && !d.has(i.ongoing) && (d.add(i.ongoing), s.abilities += ln[i.ongoing] * t.ongoing * Math.min(o.turns, 8)), i.react && u++;
	};
	for (let t of n.display) {
		for (let n of t.cards) s.end += r(e, n).endPrestige;
		t.down ? s.free++ : f(t);
	}
	s.abilities += t.hospital * Math.min(u, l) * o.both;
	let p = n.boroughs[n.boroughs.length - 1];
	if (p !== void 0) {
		let { run: n, ability: r } = i(e, p), a = {
			money: n?.money ?? 0,
			prestige: n?.prestige ?? 0,
			relief: -(n?.poverty ?? 0)
		};
		fn(s.next, a), r && (s.abilities += un[r] * t.ongoing * Math.min(o.turns, 8));
	}
	return s;
}
// ../../old1/packages/games/london/src/bot/hand.ts
var mn = 3, hn = 1.5;
function gn(e, t, n, r) {
	let { h: i, pound: a } = r, o = i.build * (n.endPrestige - n.cost * a), s = 0;
	if (n.runs) {
		let { money: o, prestige: c, relief: l } = sn(e, t, n, r.around, r.rivals), u = o * a + c + l * r.poverty;
		s = i.both * u * (cn(n) ? Math.max(1, .8 * i.runs) : 1);
	}
	return n.react && (o += t.hospital * i.both), n.ongoing && (o += t.ongoing * i.both * Math.min(i.turns, 8)), {
		end: o,
		run: s
	};
}
function _n(e, t, n, r) {
	let { end: i, run: a } = gn(e, t, n, r);
	return i + a;
}
function vn(e, t, n, i) {
	let { h: a } = i, o = 0, s = {
		run: 0,
		end: 0,
		spare: 0
	}, c = [];
	for (let s of n) {
		let n = r(e, s);
		if (n.isPauper) o++;
		else if (n.action !== void 0) {
			let e = n.action === "build-two-without-discards";
			c.push({
				plan: n,
				worth: a.build * (e ? mn : hn),
				run: 0,
				used: !1
			});
		} else {
			let { end: r, run: a } = gn(e, t, n, i);
			c.push({
				plan: n,
				worth: r + a,
				run: a,
				used: !1
			});
		}
	}
	c.sort((e, t) => t.worth - e.worth);
	let l = i.free, u = (e) => {
		if (e.plan.buildsWithoutDiscard || e.plan.action !== void 0) return {
			card: null,
			costs: 0
		};
		if (i.southwark && o > 0) return {
			card: null,
			costs: -i.poverty / 2
		};
		for (let t = c.length - 1; t >= 0; t--) {
			let n = c[t];
			if (!n.used && n !== e && n.plan.colour === e.plan.colour) return {
				card: n,
				costs: 0
			};
		}
		if (!i.school) return null;
		for (let t = c.length - 1; t >= 0; t--) {
			let n = c[t];
			if (!n.used && n !== e) return {
				card: n,
				costs: i.pound
			};
		}
		return null;
	};
	for (let e of c) {
		if (e.used) continue;
		let n = u(e);
		if (!n) continue;
		let r = e.plan.action === void 0, c = r && l <= 0 ? i.stack : 0;
		e.worth - n.costs - c <= a.build * t.spare || (s.run += e.run - c, s.end += e.worth - e.run - n.costs, e.used = !0, n.card && (n.card.used = !0), n.costs < 0 && o--, r && l--);
	}
	let d = t.spare * a.build;
	for (let { used: e } of c) e || (s.spare += d, d *= t.spareNext);
	return s.spare -= o * i.poverty / 2, s;
}
// ../../old1/packages/games/london/src/bot/consider.ts
var yn = 4, bn = 2, xn = 3, Sn = 3, Cn = 2.5, wn = {
	"prestige-1-per-face-up-blue": 0,
	"money-1-per-brown-in-display": 0,
	"discard-up-to-3-for-poverty": 5,
	"discard-up-to-3-for-poverty-and-prestige": 5,
	"discard-paupers-for-1-and-poverty": 5,
	"cover-with-board-card": 6,
	"activate-a-card-again-free-of-card-cost": 7
};
function Tn(e, t, n, i) {
	let a = /* @__PURE__ */ new Map(), o;
	function s(n, s) {
		let c = a.get(s);
		if (c !== void 0) return c;
		o ??= i.site(n);
		let l = r(e, s), u = l.isPauper ? -2 : Cn * o.h.build;
		return l.canStand && (u = _n(e, t, l, o)), a.set(s, u), u;
	}
	let c = (e) => String(typeof e == "object" ? e[0] : e), l = (e, t, n) => t.toSorted((t, n) => s(e, c(n)) - s(e, c(t))).slice(0, n), u = (e, t, n) => t.toSorted((t, n) => s(e, c(t)) - s(e, c(n))).slice(0, n), d = (t) => typeof t == "object" || c(t) in e.cards, f = (t) => !t.placed && (t.down || !dn(r(e, L(t))));
	function p(i, a, u) {
		let p = F(i.players, n), m = a.filter(d), h = m.filter((t) => r(e, c(t)).action === "draw-two"), g = m.filter((t) => r(e, c(t)).action === "build-two-without-discards"), _ = Infinity;
		if (i.aside.length === 0) for (let e of p.display) e.placed && (_ = Math.min(_, s(i, L(e))));
		let v = l(i, m.filter((t) => r(e, c(t)).canStand && s(i, c(t)) <= _), m.length), y = u > 0 ? ["enough"] : [], [b] = v, x = p.display.some(f) ? 0 : o?.stack ?? 0;
		return b !== void 0 && s(i, c(b)) - x > t.spare ? [
			...g,
			...v,
			...h,
			...y
		] : [
			...h,
			...y,
			...g,
			...v
		];
	}
	function m(e) {
		let { display: t } = F(e.players, n), r = t.findIndex(f);
		if (r >= 0) return [r];
		let i = -1;
		return t.forEach((n, r) => {
			if (n.placed) return;
			let a = t[i];
			(!a || s(e, L(n)) < s(e, L(a))) && (i = r);
		}), i < 0 ? ["new"] : ["new", i];
	}
	let h = (t, n) => {
		let { run: i, feeCard: a, fee: o } = r(e, L(F(t.display, n)));
		return ((i.special && wn[i.special]) ?? (a === null ? o > 0 ? 3 : i.poverty < 0 ? 4 : 1 : 2)) * 100 + n;
	};
	function g(t, i) {
		if (i.includes("borough")) return ["borough"];
		let a = F(t.players, n), o = -1;
		return a.display.forEach((t, n) => {
			t.activated && r(e, L(t)).react === void 0 && (o = Math.max(o, h(a, n)));
		}), [...i.filter((e) => typeof e == "number" && h(a, e) > o).sort((e, t) => h(a, Number(e)) - h(a, Number(t))).slice(0, xn), "enough"];
	}
	let _ = (e, ...t) => e.filter((e) => !t.includes(e));
	return (t, r, i) => {
		switch (r.k) {
			case "draw": {
				if (F(t.players, n).hand.length >= e.set.handLimit && (i.includes("deck") || i.includes("look"))) return i.filter((e) => e === "deck" || e === "look" || e === "enough");
				let a = l(t, i.filter(d), yn), o = _(i, "relief").filter((e) => !d(e));
				return [...r.start ? o : _(o, "swap", "swap-borough"), ...a];
			}
			case "action": return _(i, "loan", "swap", "swap-borough", "relief");
			case "end": return _(i, "loan");
			case "order": return u(t, i, 1);
			case "take": return l(t, i, yn);
			case "give":
			case "discard":
			case "fee":
			case "limit": return u(t, i, bn);
			case "develop": return p(t, i, r.played);
			case "place": return m(t);
			case "wren": return [...l(t, i.filter(d), Sn), ..._(i).filter((e) => !d(e))];
			case "lay-out": return i.slice(0, 1);
			case "run": return g(t, i);
			case "cover": return [...l(t, i.filter(d), Sn), ...i.filter((e) => !d(e))];
			case "prison": return [...u(t, i.filter(d), 1), "enough"];
			case "workhouse": return i.slice(0, 1);
			default: return i;
		}
	};
}
// ../../old1/packages/games/london/src/copy.ts
var En = (e) => ({
	cards: e.cards.slice(),
	down: e.down,
	coins: e.coins,
	placed: e.placed,
	activated: e.activated,
	spared: e.spared,
	used: e.used
}), Dn = (e) => ({
	money: e.money,
	loans: e.loans,
	poverty: e.poverty,
	prestige: e.prestige,
	hand: e.hand.slice(),
	boroughs: e.boroughs.slice(),
	boroughUsed: e.boroughUsed,
	display: e.display.map(En)
}), On = (e) => ({
	active: e.active,
	over: e.over,
	last: e.last,
	lent: e.lent,
	boroughDue: e.boroughDue,
	hospitable: e.hospitable,
	looking: e.looking,
	playing: e.playing,
	aside: e.aside.slice(),
	deck: e.deck.slice(),
	top: e.top.slice(),
	bottom: e.bottom.slice(),
	offer: e.offer.slice(),
	boroughDeck: e.boroughDeck.slice(),
	gone: e.gone.slice(),
	players: e.players.map(Dn)
}), kn = 10;
function An(e, t) {
	return t <= 0 ? 0 : e[String(Math.min(t, kn))] + Math.max(0, t - kn) * e.eachOver10;
}
function jn(e, { money: t, loans: n }) {
	let { repay: r, unpaidPrestige: i } = e.set.loan, a = Math.min(n, Math.floor(t / r)), o = t - a * r, s = n - a;
	return {
		repaid: a,
		unpaid: s,
		rest: o,
		forMoney: Math.floor(o / e.set.moneyPerPrestige),
		forLoans: s === 0 ? 0 : s * i
	};
}
var Mn = (e, t) => e + t, V = (e, t = {}) => ({
	rule: e.slice(0, e.indexOf(".")),
	key: `refuse.${e}`,
	params: t
});
// ../../old1/packages/games/london/src/rules/board.ts
function H(e) {
	let t = [];
	for (let n of e) t.includes(n) || t.push(n);
	return t;
}
function Nn(e, t) {
	return Pn(e.top, "top", t), Pn(e.bottom, "bottom", t), t;
}
function Pn(e, t, n) {
	for (let r = 0; r < e.length; r++) {
		let i = e[r];
		i !== null && e.indexOf(i) === r && n.push([i, t]);
	}
}
var Fn = (e) => Nn(e, []), In = (e, t) => t === "top" ? e.top : e.bottom;
function Ln(e, [t, n]) {
	let r = In(e, n);
	r[r.indexOf(t)] = null;
}
function Rn(e, t, [n, r], i) {
	let a = In(e, r);
	a[a.indexOf(n)] = i, t.hand[t.hand.indexOf(i)] = n;
}
function zn(e, t, n, r, i) {
	let a = e.top.indexOf(null);
	if (a >= 0) e.top[a] = n;
	else {
		let t = e.bottom.indexOf(null);
		if (t >= 0) e.bottom[t] = n;
		else {
			let t = e.bottom;
			e.gone.push(...t), e.bottom = e.top, e.top = e.bottom.map(() => null), e.top[0] = n, i.emit({
				t: "cleared",
				cards: t
			});
		}
	}
	i.emit({
		t: "discarded",
		seat: t,
		card: n,
		why: r
	});
}
function Bn(e, t) {
	e.hand.splice(e.hand.indexOf(t), 1);
}
function Vn(e, t, n, r, i, a) {
	Bn(n, r), zn(e, t, r, i, a);
}
// ../../old1/packages/games/london/src/rules/money.ts
var Hn = 2;
function Un(e, t, n, r, i) {
	let a = F(t.players, n), o = R(e, a, "loans-pay-12"), s = e.set.loan.money + (o >= 0 ? Hn : 0);
	a.loans += r, a.money += r * s, i.emit({
		t: "loan",
		seat: n,
		count: r,
		money: r * s
	}), o >= 0 && i.emit({
		t: "bank",
		seat: n,
		card: L(F(a.display, o)),
		more: r * Hn
	});
}
function U(e, t, n, r, i) {
	let a = F(t.players, n);
	if (a.money < r) {
		let o = e.set.loan.money + (R(e, a, "loans-pay-12") >= 0 ? Hn : 0);
		Un(e, t, n, Math.ceil((r - a.money) / o), i);
	}
	a.money -= r;
}
function W(e, t) {
	let n = e.poverty;
	return e.poverty = Math.max(0, n + t), e.poverty - n;
}
// ../../old1/packages/games/london/src/rules/asides.ts
var Wn = 3, Gn = 2;
function Kn(e, t) {
	for (let n = 0; n < t.display.length; n++) {
		let r = F(t.display, n), i = e.cards[L(r)];
		if (!r.down && !r.used && i?.ongoing === "swap-with-board-once-per-turn") return n;
	}
	return -1;
}
var qn = (e, t) => t.hand.length > 0 && !Qt(e), Jn = {
	"swap-borough": "swap-with-board-once-per-turn",
	relief: "pay-2-remove-1-poverty"
};
function Yn(e, t, n, r, i) {
	let a = F(t.players, n), o = i;
	return a.display.length > 0 && Kn(e, a) >= 0 && qn(t, a) && o.push("swap"), !a.boroughUsed && a.boroughs.length > 0 && (B(e, a, Jn["swap-borough"]) && qn(t, a) && o.push("swap-borough"), B(e, a, Jn.relief) && a.poverty > 0 && o.push("relief")), r && t.lent < Wn && o.push("loan"), o;
}
function Xn(e, t, n, r) {
	let i = F(t.players, n), a = [], o = (e, n) => {
		n ? a.push({
			answer: e,
			refusal: V("L23.used")
		}) : i.hand.length === 0 ? a.push({
			answer: e,
			refusal: V("L85.hand")
		}) : Qt(t) && a.push({
			answer: e,
			refusal: V("L85.board")
		});
	};
	return R(e, i, "swap-with-board-once-per-turn") >= 0 && o("swap", Kn(e, i) < 0), B(e, i, Jn["swap-borough"]) && o("swap-borough", i.boroughUsed), B(e, i, Jn.relief) && (i.boroughUsed ? a.push({
		answer: "relief",
		refusal: V("L23.used")
	}) : i.poverty === 0 && a.push({
		answer: "relief",
		refusal: V("L95.poverty")
	})), r && t.lent >= Wn && a.push({
		answer: "loan",
		refusal: V("L22.enough", { most: Wn })
	}), a;
}
var Zn = (e) => Be.includes(e);
function Qn(e, t, n, r, i, a) {
	if (!Zn(r)) return !1;
	let o = F(t.players, n);
	switch (r) {
		case "swap":
		case "swap-borough": return a.push({
			k: "take",
			seat: n,
			by: r
		}, i), !0;
		case "relief": return U(e, t, n, Gn, a), W(o, -1), o.boroughUsed = !0, a.emit({
			t: "relieved",
			seat: n,
			by: z(e, o)?.id ?? ""
		}), a.push(i), !0;
		case "loan": return t.lent++, Un(e, t, n, 1, a), a.push(i), !0;
	}
}
var $n = (e) => ({
	take: {
		legal: (e) => Fn(e),
		apply: (e, t, [n, r], i) => i.push({
			k: "give",
			seat: t.seat,
			by: t.by,
			card: n,
			row: r
		})
	},
	give: {
		legal: (e, t) => H(F(e.players, t.seat).hand),
		apply(t, n, r, i) {
			let a = F(t.players, n.seat);
			Rn(t, a, [n.card, n.row], r);
			let o = z(e, a)?.id ?? "";
			if (n.by === "swap") {
				let t = F(a.display, Kn(e, a));
				t.used = !0, o = L(t);
			} else a.boroughUsed = !0;
			i.emit({
				t: "swapped",
				seat: n.seat,
				gave: r,
				took: n.card,
				by: o
			});
		}
	}
}), er = 3;
function tr(e, t, n) {
	t.left !== 0 && (e.deck.length === 0 && Qt(e) ? n.emit({
		t: "nothing-to-draw",
		seat: t.seat
	}) : n.push({
		k: "draw",
		...t
	}));
}
var nr = (e, t) => ({
	seat: e,
	left: t,
	optional: 0,
	start: !1,
	look: !1
}), rr = ({ seat: e, left: t, optional: n, start: r }) => ({
	seat: e,
	left: t - 1,
	optional: n,
	start: r,
	look: !1
}), ir = (e) => e.optional >= e.left;
function ar(e, t, n) {
	let r = F(t.players, n.seat), i = R(e, r, "draw-zero-to-two-at-start"), a = +!!B(e, r, "draw-one-more"), o = (i >= 0 ? 2 : 1) + a - n.left + 1;
	return o === 2 && i >= 0 ? L(F(r.display, i)) : o > 1 ? z(e, r)?.id : void 0;
}
function or(e, t, n, r) {
	let i = n.start ? ar(e, t, n) : void 0;
	i !== void 0 && r.emit({
		t: "drew-more",
		seat: n.seat,
		by: i
	}), tr(t, rr(n), r);
}
function sr(e, t, n, r, i) {
	Ln(t, r), F(t.players, n.seat).hand.push(r[0]), i.emit({
		t: "drew-board",
		seat: n.seat,
		card: r[0],
		row: r[1]
	}), or(e, t, n, i);
}
function cr(e, t, n, r) {
	F(e.players, t).hand.push(n), r.emit({
		t: "drew",
		seat: t
	}), r.emit({
		t: "drew-card",
		seat: t,
		card: n
	}, [t]);
}
var lr = (e) => e.deck.slice(e.deck.length - e.looking).reverse();
function ur(e, t, n) {
	n.emit({
		t: "put-back",
		seat: t,
		count: e.looking
	}), e.looking = 0;
}
function dr(e) {
	return {
		"start-draw": { run(t, { seat: n }, r) {
			let i = F(t.players, n), a = R(e, i, "draw-zero-to-two-at-start") >= 0, o = +!!B(e, i, "draw-one-more"), s = (a ? 2 : 1) + o, c = R(e, i, "look-at-three-when-drawing") >= 0;
			tr(t, {
				seat: n,
				left: s,
				optional: a ? s : o,
				start: !0,
				look: c
			}, r);
		} },
		draw: {
			opens: "after-others",
			legal(t, n) {
				let r = [];
				return t.deck.length > 0 && r.push(n.look ? "look" : "deck"), Nn(t, r), ir(n) && r.push("enough"), Yn(e, t, n.seat, !1, r);
			},
			refused: (t, n) => [...t.deck.length === 0 ? [{
				answer: "deck",
				refusal: V("L10.deck")
			}] : [], ...Xn(e, t, n.seat, !1)],
			apply(t, n, r, i) {
				let { seat: a } = n;
				if (typeof r == "object") sr(e, t, n, r, i);
				else if (r === "deck") cr(t, a, i.draw(t.deck), i), or(e, t, n, i);
				else if (r === "look") {
					let r = F(t.players, a);
					t.looking = Math.min(er, t.deck.length), i.reveal();
					let o = L(F(r.display, R(e, r, "look-at-three-when-drawing")));
					i.emit({
						t: "looked",
						seat: a,
						by: o,
						count: t.looking
					}), i.emit({
						t: "looked-cards",
						seat: a,
						cards: lr(t)
					}, [a]), i.push({
						...n,
						k: "pick"
					});
				} else if (r === "enough") {
					let n = F(t.players, a), r = R(e, n, "draw-zero-to-two-at-start");
					r >= 0 && i.emit({
						t: "drew-less",
						seat: a,
						by: L(F(n.display, r))
					});
				} else Qn(e, t, a, r, n, i);
			}
		},
		pick: {
			legal: (e) => [...H(lr(e)), ...Fn(e)],
			apply(t, n, r, i) {
				let { seat: a } = n;
				typeof r == "object" ? sr(e, t, n, r, i) : (t.deck.splice(t.deck.lastIndexOf(r), 1), t.looking--, cr(t, a, r, i), or(e, t, n, i)), t.looking > 1 ? i.push({
					k: "order",
					seat: a,
					settled: 0
				}) : ur(t, a, i);
			}
		},
		order: {
			legal: (e, t) => H(lr(e).slice(t.settled)),
			apply(e, t, n, r) {
				let i = e.deck.length - 1 - t.settled, a = e.deck.lastIndexOf(n, i);
				e.deck[a] = e.deck[i], e.deck[i] = n, t.settled + 2 < e.looking ? r.push({
					k: "order",
					seat: t.seat,
					settled: t.settled + 1
				}) : ur(e, t.seat, r);
			}
		}
	};
}
// ../../old1/packages/games/london/src/rules/buy.ts
function fr(e) {
	return { buy: {
		legal: (e) => e.offer.filter((e) => e !== null),
		apply(t, { seat: n }, r, a) {
			let o = F(t.players, n), { cost: s, gain: c } = i(e, r);
			U(e, t, n, s, a);
			let l = t.offer.indexOf(r);
			t.offer[l] = null, o.boroughs.push(r), o.boroughUsed = !1, o.prestige += c.prestige;
			let u = W(o, c.poverty);
			if (a.emit({
				t: "bought",
				seat: n,
				borough: r,
				cost: s,
				prestige: c.prestige,
				poverty: u
			}), t.boroughDeck.length > 0) {
				let e = a.draw(t.boroughDeck);
				t.offer[l] = e, a.emit({
					t: "offered",
					borough: e
				});
			}
			tr(t, nr(n, c.draw), a);
		}
	} };
}
// ../../old1/packages/games/london/src/rules/opening.ts
var pr = (e, t) => e.set.cards.filter(({ set: e }) => e === t).flatMap(({ id: e, copies: t }) => Array.from({ length: t }, () => e)), mr = (e, t) => e.set.setup.boardColumns[String(t)], hr = (e) => Array.from({ length: e }, () => null);
function gr(e, t, n, r) {
	let { money: i, hand: a, poverty: o, boroughsFaceUp: s } = e.set.setup, c = [];
	for (let t of ce.toReversed()) c.push(...r.shuffle(pr(e, t)));
	let l = e.set.boroughs.filter(({ starter: e }) => e).map(({ id: e }) => e), u = e.set.boroughs.filter(({ starter: e }) => !e).map(({ id: e }) => e), d = mr(e, t), f = Array.from({ length: t }, () => Xt(i, o));
	f.forEach((e, t) => {
		for (let t = 0; t < a; t++) e.hand.push(r.draw(c));
		r.emit({
			t: "dealt",
			seat: t,
			cards: [...e.hand]
		}, [t]);
	});
	let p = n.start === "random" ? r.roll(t) : Number(n.start) - 1;
	return r.emit({
		t: "starts",
		seat: p
	}), r.push({ k: "next" }), {
		active: (p + t - 1) % t,
		over: !1,
		last: null,
		lent: 0,
		boroughDue: !1,
		hospitable: !1,
		looking: 0,
		playing: null,
		aside: [],
		deck: c,
		top: hr(d),
		bottom: hr(d),
		offer: l.slice(0, s),
		boroughDeck: r.shuffle(u),
		gone: [],
		players: f
	};
}
// ../../old1/packages/games/london/src/bot/horizon.ts
var _r = (e, t) => e <= 0 ? 0 : e / (e + t);
function vr(e, t, n) {
	if (e.last !== null || t <= 0) return 0;
	let r = e.players.length;
	return 1 + Math.max(0, t - n.drawn * (r - 1)) / (n.drawn * r);
}
var yr = (e, t) => ({
	turns: e,
	runs: Math.min(e, .5 + e / t.cycle),
	run: t.sure.run * _r(e, t.patience.run),
	build: t.sure.build * _r(e, t.patience.build),
	both: t.sure.build * _r(e - 1, t.patience.both)
});
function br(e, t) {
	return e <= 0 ? 0 : e < 2 * t.action ? e ** 2 / (4 * t.action) : e - t.action;
}
// ../../old1/packages/games/london/src/bot/poverty.ts
var xr = [
	-1.5,
	-.5,
	.5,
	1.5
];
function Sr(e) {
	let t = e.set.povertyTable, n = (e) => {
		if (e <= 0) return 0;
		let n = Math.floor(e), r = e - n;
		return -(An(t, n) * (1 - r) + An(t, n + 1) * r);
	};
	return (e, t) => {
		let r = 0;
		for (let i of xr) r += n(e + i * t);
		return r / xr.length;
	};
}
function Cr(e, t, n) {
	let r = Sr(e), i = (e, r, i) => {
		if (i.turns <= 0) return e.poverty + e.hand.length;
		let a = r === n ? 0 : t.rivalRun * (e.display.length + e.loans);
		return e.poverty + e.hand.length * t.handPoverty + a;
	};
	return (e, a, o = 0) => {
		let s = t.near / (t.near + a.turns), c = e.players.map((e, t) => i(e, t, a) + (t === n ? o : 0)), l = 0, u = 0;
		return c.forEach((e, i) => {
			let a = Infinity;
			c.forEach((e, t) => {
				t !== i && (a = Math.min(a, e));
			});
			let o = r(e - a, t.doubt);
			l += i === n ? -o : t.envy * o / (c.length - 1), u += i === n ? -e : t.envy * e / (c.length - 1);
		}), s * l + (1 - s) * t.poverty * u;
	};
}
// ../../old1/packages/games/london/src/bot/judge.ts
var wr = () => {}, Tr = {
	push: wr,
	aside: wr,
	join: wr,
	emit: wr,
	reveal: wr,
	draw: () => void 0,
	shuffle: (e) => e,
	roll: () => 0
};
function Er(e, t, n, a) {
	let o = Cr(e, t, a), { buy: s } = fr(e), c = n.players.length - 1, l = !1, u = 1 / e.set.moneyPerPrestige, d = (e, n) => u + (e.money < t.spendTurn * n ? t.spend : 0);
	function f(n, r, i) {
		if (i > 0) return r * u + t.spend * Math.min(r, t.spendTurn * i) - n.loans * t.loan;
		let { rest: a, forMoney: o, forLoans: s } = jn(e, {
			money: r,
			loans: n.loans
		});
		return o + s + a / 100;
	}
	let p = yr(vr(n, n.deck.length, t), t), m = Math.max(.5, (o(n, p) - o(n, p, 4)) / 4);
	function h(n, r, i) {
		return {
			around: {
				boroughs: n.boroughs,
				faceUp: Zt(n),
				coins: 2
			},
			rivals: c,
			h: i,
			pound: d(n, i.turns),
			poverty: m,
			school: R(e, n, "recolour-for-1") >= 0,
			southwark: B(e, n, "paupers-count-as-any-colour"),
			free: r.free,
			stack: m * i.both * (n.display.length < t.stacks ? 1 : Math.max(1, i.runs))
		};
	}
	function g(e, n, r) {
		let i = Math.min(n.next.relief, e.poverty + t.relief), { money: a, prestige: o } = n.next, s = e.display.length + e.loans;
		return r.run * (a * d(e, r.turns) + o + (i - s) * m);
	}
	function _(e, n, r) {
		let { money: i, prestige: a, relief: o } = n.lasting, s = Math.max(0, e.display.length - t.stacks) + e.loans, c = i * d(e, r.turns) + a + (Math.min(o, s) - s) * m;
		return Math.max(0, r.runs - 1) * c;
	}
	function v(n, i) {
		let a = 0, o = 0;
		for (let s of [n.top, n.bottom]) for (let n of s) {
			if (n === null) continue;
			let s = r(e, n), c = s.canStand ? _n(e, t, s, i) : s.isPauper ? 0 : i.h.build * 2;
			c > a ? (o = a, a = c) : c > o && (o = c);
		}
		return a + o / 2;
	}
	function y(n, r) {
		let i = F(n.players, a), s = yr(vr(n, r, t) + +!!l, t), u = pn(e, t, i, c, s), d = h(i, u, s), p = i.prestige + u.end + f(i, i.money, s.turns) + o(n, s);
		if (s.turns > 0) {
			let n = g(i, u, s), { run: r, end: a, spare: o } = vn(e, t, i.hand, d), c = br(n, t), l = br(n + r, t) + a, f = Math.min(1, s.turns - 1);
			p += o + c + f * br(l - c, t), f < 1 && (p += (1 - f) * Math.max(0, a - t.action / 2 - c)), p += _(i, u, s) + u.abilities;
		}
		return t.feed > 0 && (n.last ?? 1) > 0 && (p -= t.feed * v(n, d)), n.players.forEach((e, n) => {
			n !== a && (p -= t.envy * f(e, e.money, 1) / c);
		}), p;
	}
	let b = /* @__PURE__ */ new Map();
	function x(t) {
		let n = t.deck[t.deck.length - 1];
		if (n === void 0) return [];
		let { set: i } = r(e, n), a = b.get(i) ?? pr(e, i);
		return b.set(i, a), a;
	}
	function ee(n, r) {
		let i = Math.max(0, n.deck.length - r), o = y(n, i), s = x(n);
		if (r === 0 || s.length === 0) return o;
		let { hand: c } = F(n.players, a), u = 0;
		for (let e of s) c.push(e), u += y(n, i), c.pop();
		let d = l ? r : Math.max(0, e.set.handLimit - c.length);
		return o + (Math.min(r, d) + t.choice * Math.max(0, r - d)) * (u / s.length - o);
	}
	function S(t, n, r) {
		if (n.k === "draw") return ee(t, n.left) + +!!n.look;
		if (n.k !== "buy") return y(t, t.deck.length);
		let a = On(t);
		return s.apply(a, n, String(r), Tr), ee(a, i(e, String(r)).gain.draw);
	}
	return {
		worth: (e) => y(e, e.deck.length),
		unseen: (e, t, n) => S(e, t, n),
		begin(e) {
			l = e;
		},
		site(n) {
			let r = F(n.players, a), i = yr(vr(n, n.deck.length, t) + +!!l, t);
			return h(r, pn(e, t, r, c, i), i);
		}
	};
}
// ../../old1/packages/games/london/src/bot/reason.ts
var G = (e, t = {}) => ({
	key: `bot.${e}`,
	params: t
}), K = (e) => String(typeof e == "object" ? e[0] : e);
function Dr(e, t, n, a, o) {
	let s = F(n.players, a);
	function c(i, c) {
		let l = F(c.players, a).display.flatMap((e, t) => {
			let n = s.display[t];
			return e.placed && e.cards.length !== n?.cards.length ? [L(e)] : [];
		}), u = l.map((i) => _n(e, t, r(e, i), o(n))), d = l[u.indexOf(Math.max(...u))];
		if (d !== void 0) {
			let e = Math.max(1, Math.round(u.reduce((e, t) => e + t, 0)));
			return G("develop", {
				count: l.length,
				card: d,
				points: e
			});
		}
		let f = i.find((t) => K(t) in e.cards);
		return f === void 0 ? null : G("develop.action", { card: K(f) });
	}
	function l(t) {
		let { cost: n } = i(e, t), r = Math.ceil(Math.max(0, n - s.money) / e.set.loan.money);
		return r > 0 ? G("buy.loan", {
			borough: t,
			loans: r
		}) : G("buy", {
			borough: t,
			cost: n
		});
	}
	function u(e) {
		let t = F(e.players, a);
		return G("run", {
			money: Math.max(0, t.money - s.money),
			prestige: t.prestige - s.prestige,
			before: s.poverty,
			after: t.poverty
		});
	}
	function d(e, t) {
		switch (e[0]) {
			case "develop": return c(e.slice(1), t);
			case "buy": return l(String(e[1]));
			case "run": return u(t);
			default: return G("draw.action");
		}
	}
	return (t, n, r) => {
		let [i, a] = n;
		if (i === "swap" || i === "swap-borough") return G("swap", { card: K(a) });
		switch (t.k) {
			case "repay": return G(i === "repay" ? "repay" : "keep-loan");
			case "draw":
			case "pick": return i === "enough" ? G("done") : K(i) in e.cards ? G("draw.board", { card: K(i) }) : G("draw.deck");
			case "action": return d(n, r);
			case "buy": return l(String(i));
			case "develop": return i === "enough" ? G("done") : c(n, r);
			case "limit": return G("limit", { card: K(i) });
			case "end": return G(i === "relief" ? "relief" : "done");
			default: return null;
		}
	};
}
// ../../old1/packages/games/london/src/bot/mind.ts
var Or = (e) => e, kr = (e) => e.k === "repay" || e.k === "pick" || e.k === "order" || e.k === "draw" && e.start;
function Ar(e, t) {
	return {
		opens: (e) => e.k === "action" || kr(Or(e)) && e.k !== "order",
		judge(n, r) {
			let i = Er(e, t, n, r), a = Tn(e, t, r, i), o = !1;
			return {
				consider(e, t, n) {
					o || i.begin(kr(Or(t))), o = !0;
					let r = a(e, Or(t), n);
					return r.length > 0 ? r : n;
				},
				worth: i.worth,
				unseen: i.unseen,
				reason: (a, o, s) => Dr(e, t, n, r, i.site)(Or(a), o, s)
			};
		}
	};
}
// ../../old1/packages/games/london/src/bot/weights.ts
var jr = {
	spend: .2,
	spendTurn: 6,
	loan: 8,
	drawn: 2,
	cycle: 3.5,
	patience: {
		run: .2,
		build: .5,
		both: .7
	},
	action: 5,
	sure: {
		run: .97,
		build: .95
	},
	handPoverty: .25,
	doubt: 1.5,
	rivalRun: .6,
	poverty: .95,
	near: 4,
	relief: 2,
	spare: .7,
	spareNext: .75,
	fee: .3,
	ongoing: .2,
	stacks: 4,
	choice: .3,
	hospital: 2,
	coffee: 2,
	envy: .7,
	feed: .3
}, Mr = {
	...jr,
	loan: 3,
	handPoverty: 0,
	relief: 0,
	ongoing: 0,
	envy: 0,
	feed: 0
}, Nr = {
	...jr,
	envy: 0,
	feed: 0
}, Pr = (e) => ({
	apprentice: Ar(e, Mr),
	merchant: Ar(e, Nr),
	alderman: Ar(e, jr)
});
// ../../old1/packages/games/london/src/census.ts
function Fr(e) {
	let t = {}, n = (e, n) => {
		for (let r of n) r !== null && (t[`${e}.${r}`] = (t[`${e}.${r}`] ?? 0) + 1);
	};
	for (let t of [
		e.deck,
		e.top,
		e.bottom,
		e.gone,
		e.aside,
		[e.playing]
	]) n("card", t);
	n("borough", e.offer), n("borough", e.boroughDeck);
	for (let t of e.players) {
		n("card", t.hand);
		for (let e of t.display) n("card", e.cards);
		n("borough", t.boroughs);
	}
	return t;
}
// ../../old1/packages/games/london/src/coverage.ts
var Ir = (e) => `event ${e}`;
function Lr(e) {
	switch (e.t) {
		case "built": return [`build ${e.card}`];
		case "activated": return [`run ${e.card}`];
		case "played": return [`play ${e.card}`];
		case "bought": return [`buy ${e.borough}`];
		case "borough-ran": return [`run ${e.borough}`];
		case "recoloured":
		case "pauper-served":
		case "swapped":
		case "relieved":
		case "drew-more":
		case "drew-less":
		case "looked":
		case "spared": return [`use ${e.by}`];
		case "stored":
		case "bank": return [`use ${e.card}`];
		case "discarded": return [`discard ${e.card}`];
		case "scored": return e.line.key === "score.card" ? [`score ${e.line.params.card}`] : [Ir("scored")];
		default: return [Ir(e.t)];
	}
}
var Rr = (e) => [
	...Object.values(e.cards).flatMap(({ id: e, canStand: t, runs: n, action: r, ongoing: i, react: a, endPrestige: o }) => [
		`discard ${e}`,
		...t ? [`build ${e}`] : [],
		...n ? [`run ${e}`] : [],
		...r === void 0 ? [] : [`play ${e}`],
		...i === void 0 && a === void 0 ? [] : [`use ${e}`],
		...o > 0 ? [`score ${e}`] : []
	]),
	...Object.values(e.boroughs).flatMap(({ id: e, run: t, ability: n }) => [
		`buy ${e}`,
		...t === void 0 ? [] : [`run ${e}`],
		...n === void 0 ? [] : [`use ${e}`]
	]),
	...zr.map(Ir)
], zr = /* @__PURE__ */ "starts.turn.dealt.repaid.loan.drew.drew-card.drew-board.nothing-to-draw.looked-cards.put-back.cleared.chose.lost-coins.offered.collected.paid.burdened.earned.again.no-effect.flipped.poverty.last-turns.scored.over".split("."), Br = {
	draw: {
		deck: 6,
		look: 6,
		enough: .5
	},
	action: {
		develop: 4,
		buy: 1.5,
		run: 1,
		draw: .7
	},
	develop: { enough: .3 },
	run: { enough: .1 },
	prison: { enough: .3 },
	workhouse: { enough: .2 },
	repay: { repay: 3 }
};
function Vr(e, t) {
	return t === "loan" ? .02 : Br[e.k]?.[String(t)] ?? 1;
}
// ../../old1/packages/games/london/src/options.ts
var Hr = (e) => ({ start: ["random", ...Array.from({ length: e }, (e, t) => String(t + 1))] }), q = (e, t) => (e ?? []).flatMap((e, n) => e == null ? [] : [{
	at: s(t, n),
	it: e
}]), Ur = (e) => q(e.players, "players"), Wr = (e) => Ur(e).flatMap(({ at: e, it: t }) => q(t.display, o(e, "display"))), Gr = (e) => [
	...Ur(e).flatMap(({ at: e, it: t }) => q(t.hand, o(e, "hand"))),
	...Wr(e).flatMap(({ at: e, it: t }) => q(t.cards, o(e, "cards"))),
	...q(e.top, "top"),
	...q(e.bottom, "bottom"),
	...q(e.deck, "deck")
];
function Kr(e, t, n) {
	let i = /* @__PURE__ */ new Map();
	for (let { at: a, it: o } of Gr(t)) {
		let t = (i.get(o) ?? 0) + 1;
		i.set(o, t);
		let { copies: s } = r(e, o);
		t > s && n(a, "position.too-many-cards", {
			card: o,
			count: t,
			copies: s
		});
	}
}
function qr(e, t, n) {
	let r = /* @__PURE__ */ new Map();
	for (let { at: e, it: i } of [
		...Ur(t).flatMap(({ at: e, it: t }) => q(t.boroughs, o(e, "boroughs"))),
		...q(t.offer, "offer"),
		...q(t.boroughDeck, "boroughDeck")
	]) {
		let t = r.get(i);
		t === void 0 ? r.set(i, e) : n(e, "position.twice", {
			borough: i,
			first: t
		});
	}
	let i = e.set.setup.boroughsFaceUp, a = t.offer?.length ?? 0;
	a > i && n("offer", "position.offer", {
		count: a,
		most: i
	});
}
function Jr(e, t, n) {
	for (let { at: i, it: a } of Wr(t)) {
		a.cards?.length === 0 && n(o(i, "cards"), "position.no-card", {});
		for (let t of q(a.cards, o(i, "cards"))) r(e, t.it).canStand || n(t.at, "position.cannot-stand", { card: t.it });
		let t = a.cards?.at(-1);
		if (t === void 0) continue;
		let s = r(e, t);
		a.down && !s.flips && s.react === void 0 && n(o(i, "down"), "position.cannot-lie-down", { card: t });
		let c = s.ongoing === "store-1-per-card-built" && !a.down;
		(a.coins ?? 0) > 0 && !c && n(o(i, "coins"), "position.coins", {});
	}
}
function Yr(e, t, n, r) {
	let i = mr(e, n);
	for (let e of ["top", "bottom"]) {
		let a = t[e]?.length ?? 0;
		a > i && r(e, "position.board", {
			players: n,
			columns: i,
			count: a
		});
	}
	let a = t.active ?? 0;
	a >= n && r("active", "position.no-such-seat", {
		seat: a,
		players: n
	});
	let c = e.set.handLimit;
	for (let [e, n] of (t.players ?? []).entries()) {
		let i = n?.hand?.length ?? 0, l = t.phase === "action" && e === a;
		i > c && !l && r(o(s("players", e), "hand"), "position.hand", {
			seat: e,
			count: i,
			most: c
		});
	}
	let { last: l, deck: u } = t;
	l != null && (l >= n || u?.length !== 0) && r("last", "position.last", { most: n - 1 });
}
function Xr(e, t, n, r) {
	Kr(e, t, r), qr(e, t, r), Jr(e, t, r), Yr(e, t, n, r);
}
// ../../old1/packages/games/london/src/position/fill.ts
var J = (e) => (e ?? []).filter((e) => e !== void 0), Zr = (e, t) => {
	let { money: n, poverty: r } = e.set.setup;
	return {
		...Xt(t.money ?? n, t.poverty ?? r),
		loans: t.loans ?? 0,
		prestige: t.prestige ?? 0,
		hand: J(t.hand),
		boroughs: J(t.boroughs),
		display: J(t.display).map(({ cards: e, down: t, coins: n }) => ({
			...Yt(),
			cards: J(e),
			down: t ?? !1,
			coins: n ?? 0
		}))
	};
}, Qr = (e, t) => hr(t).map((t, n) => e?.[n] ?? null);
function $r(e, t) {
	let n = [...e];
	for (let e of t) {
		let t = n.indexOf(e);
		t >= 0 && n.splice(t, 1);
	}
	return n;
}
function ei(e, t, n, r) {
	let i = (t.players ?? []).map((t) => Zr(e, t ?? {})), a = mr(e, n), o = Qr(t.top, a), s = Qr(t.bottom, a), c = J(t.deck).reverse(), l = [
		...i.flatMap((e) => [...e.hand, ...e.display.flatMap(({ cards: e }) => e)]),
		...[...o, ...s].filter((e) => e !== null),
		...c
	], u = ce.toReversed().map((t) => Bt(r, $r(pr(e, t), l))), d = i.flatMap((e) => e.boroughs), f = [...J(t.offer), ...J(t.boroughDeck)], p = $r(e.set.boroughs.toSorted((e, t) => Number(t.starter ?? !1) - Number(e.starter ?? !1)).map(({ id: e }) => e), [...d, ...f]), { boroughsFaceUp: m } = e.set.setup, h = t.offer ? J(t.offer) : p.splice(0, m), g = [...Bt(r, p), ...J(t.boroughDeck).reverse()];
	return {
		active: t.active ?? 0,
		over: !1,
		last: t.last ?? null,
		lent: 0,
		boroughDue: !1,
		hospitable: !1,
		looking: 0,
		playing: null,
		aside: [],
		deck: t.deck ? c : u.flat(),
		top: o,
		bottom: s,
		offer: Array.from({ length: m }, (e, t) => h[t] ?? g.pop() ?? null),
		boroughDeck: g,
		gone: t.deck ? u.flat() : [],
		players: i
	};
}
// ../../old1/packages/games/london/src/position/form.ts
var ti = ["turn", "action"], ni = _(0, 1e3), ri = (e, t) => (n, r, i) => typeof n == "string" ? Object.hasOwn(e, n) ? n : void i(r, t, { found: d(n) }) : void i(r, "fault.not-a-text", { found: f(n) }), ii = (e) => (t, n, r) => t === null ? null : e(t, n, r), ai = (e) => {
	let t = ri(e.cards, "fault.unknown-card"), n = ri(e.boroughs, "fault.unknown-borough"), r = x(ii(t)), i = S({ cards: x(t) }, {
		down: v,
		coins: ni
	});
	return S({ players: x(S({}, {
		money: ni,
		loans: ni,
		poverty: ni,
		prestige: ni,
		hand: x(t),
		boroughs: x(n),
		display: x(i)
	}), 2, 4) }, {
		phase: b(ti, "position.unknown-word"),
		active: _(0, 3),
		last: ii(_(0, 3)),
		top: r,
		bottom: r,
		deck: x(t),
		offer: x(n),
		boroughDeck: x(n),
		seed: y(200)
	});
}, Y = (e, t, n, r, i = !1) => ({
	rule: e,
	key: t,
	params: n,
	points: r,
	hidden: i
}), oi = (e) => Mn(e.poverty, e.hand.length);
function si(e, t) {
	let n = [];
	for (let { cards: i, down: a } of t.display) i.forEach((t, o) => {
		let { endPrestige: s } = r(e, t), c = o === i.length - 1 && !a;
		s !== 0 && n.push(Y("L71", "score.card", { card: t }, s, !c));
	});
	return n;
}
function ci(e, t, n, r) {
	let i = F(t.players, n), { repaid: a, unpaid: o, rest: s, forMoney: c, forLoans: l } = jn(e, i), u = oi(i), d = An(e.set.povertyTable, u - r);
	return [
		[Y("L71", "score.prestige", {}, i.prestige)],
		i.hand.length > 0 ? [Y("L71", "score.hand", { count: i.hand.length }, 0)] : [],
		si(e, i),
		a > 0 ? [Y("L75", "score.repaid", {
			count: a,
			money: a * e.set.loan.repay
		}, 0)] : [],
		[Y("L71", "score.money", { money: s }, c)],
		o > 0 ? [Y("L71", "score.loans", { count: o }, l)] : [],
		[Y("L72", "score.poverty", {
			poverty: u,
			least: r,
			left: u - r
		}, d)]
	];
}
var li = (e) => Math.min(...e.players.map(oi));
function ui(e, t) {
	let n = li(t);
	return t.players.map((r, i) => ci(e, t, i, n).flat());
}
function di(e, t) {
	let n = li(t), r = t.players.map((r, i) => ci(e, t, i, n));
	return F(r, 0).flatMap((e, t) => r.flatMap((e, n) => F(e, t).map((e) => ({
		seat: n,
		line: e
	}))));
}
function fi(e, t, n, i) {
	let a = F(t.players, n), o = 0;
	for (let { points: r } of ci(e, t, n, i).flat()) o += r;
	let s = a.display.flatMap((e) => e.cards).map((t) => r(e, t).endPrestige);
	return [
		o,
		-oi(a),
		a.boroughs.length,
		Math.max(0, ...s)
	];
}
var pi = (e, t) => {
	let n = e.findIndex((e, n) => e !== t[n]);
	return n >= 0 && F(e, n) > F(t, n);
};
function mi(e, t) {
	let n = li(t), r = t.players.map((r, i) => fi(e, t, i, n));
	return r.map((e) => 1 + r.filter((t) => pi(t, e)).length);
}
// ../../old1/packages/games/london/src/rules/display.ts
function hi(e, t, n, i, a, o) {
	let { display: s } = F(t.players, n), c = a === "new" ? s.length : a;
	a === "new" && s.push(Yt());
	let l = F(s, c);
	l.coins > 0 && o.emit({
		t: "lost-coins",
		seat: n,
		card: L(l),
		money: l.coins
	}), l.cards.push(i), l.down = !1, l.coins = 0, l.placed = !0, l.activated = !1, l.spared = !1, l.used = !1, o.emit({
		t: "built",
		seat: n,
		card: i,
		stack: c,
		fresh: a === "new",
		cost: r(e, i).cost
	});
	for (let t of s) t === l || t.down || r(e, L(t)).ongoing === "store-1-per-card-built" && (t.coins++, o.emit({
		t: "stored",
		seat: n,
		card: L(t)
	}));
}
// ../../old1/packages/games/london/src/rules/develop.ts
var gi = 2, _i = 2, vi = 1;
function yi(e, t, n, i, a) {
	let o = r(e, n);
	return o.isPauper ? a && B(e, t, "paupers-count-as-any-colour") ? "pauper" : null : o.colour === i ? "colour" : R(e, t, "recolour-for-1") >= 0 ? "school" : null;
}
var bi = (e, t, n, r) => H(t.hand).filter((i) => yi(e, t, i, n, r) !== null);
function xi(e, t, n, r, i, a) {
	let o = F(t.players, n), s = yi(e, o, r, i, !0);
	if (s === "school") {
		U(e, t, n, vi, a);
		let i = L(F(o.display, R(e, o, "recolour-for-1")));
		a.emit({
			t: "recoloured",
			seat: n,
			card: r,
			by: i
		});
	}
	s === "pauper" && a.emit({
		t: "pauper-served",
		seat: n,
		by: z(e, o)?.id ?? ""
	});
}
function Si(e, t) {
	let n = {
		brown: 0,
		blue: 0,
		pink: 0,
		grey: 0,
		stand: 0,
		coloured: 0,
		school: R(e, t, "recolour-for-1") >= 0,
		southwark: B(e, t, "paupers-count-as-any-colour")
	};
	for (let i of t.hand) {
		let t = r(e, i);
		n[t.colour]++, t.canStand && n.stand++;
	}
	return n.coloured = t.hand.length - n.grey, n;
}
function Ci(e, t, n) {
	let i = r(e, n);
	return i.isPauper ? !1 : i.action === "build-two-without-discards" ? t.stand > 0 : i.action !== void 0 || i.buildsWithoutDiscard ? !0 : t[i.colour] > 1 || t.school && t.coloured > 1 || t.southwark && t.grey > 0;
}
function wi(e, t) {
	let n = Si(e, t), r = [];
	for (let i of t.hand) !r.includes(i) && Ci(e, n, i) && r.push(i);
	return r;
}
function Ti(e, t, n) {
	let r = F(t.players, n), i = Si(e, r);
	return r.hand.some((t) => Ci(e, i, t));
}
function Ei(e, t) {
	let n = r(e, t);
	return n.isPauper ? V("L33.build") : n.action === void 0 ? V("L30.colour", {
		card: t,
		colour: n.colour
	}) : V("L82.nothing", { card: t });
}
var Di = (e, t, n) => r(e, t).isPauper ? V("L33.serve") : V("L30.serve", {
	card: t,
	colour: n
});
function Oi(e, t, n, i, a, o) {
	Bn(F(t.players, n), i), t.playing = i, o.push({
		k: "place",
		seat: n
	}), !a && !r(e, i).buildsWithoutDiscard && o.push({
		k: "discard",
		seat: n
	});
}
function ki(e, t, n, i, a) {
	Bn(F(t.players, n), i), t.aside.push(i), a.emit({
		t: "played",
		seat: n,
		card: i
	}), r(e, i).action === "draw-two" ? tr(t, nr(n, gi), a) : a.push({
		k: "wren",
		seat: n,
		left: _i
	});
}
function Ai(e) {
	return {
		develop: {
			legal(t, n) {
				let r = wi(e, F(t.players, n.seat));
				return n.played === 0 ? r : (r.push("enough"), Yn(e, t, n.seat, !0, r));
			},
			refused(t, n) {
				let r = F(t.players, n.seat), i = wi(e, r);
				return [...H(r.hand).filter((e) => !i.includes(e)).map((t) => ({
					answer: t,
					refusal: Ei(e, t)
				})), ...n.played > 0 ? Xn(e, t, n.seat, !0) : [{
					answer: "enough",
					refusal: V("L30.one")
				}]];
			},
			apply(t, n, i, a) {
				let { seat: o, played: s } = n;
				i === "enough" || Qn(e, t, o, i, n, a) || (a.push({
					k: "develop",
					seat: o,
					played: s + 1
				}), r(e, i).action === void 0 ? Oi(e, t, o, i, !1, a) : ki(e, t, o, i, a));
			}
		},
		discard: {
			legal: (t, n) => bi(e, F(t.players, n.seat), ji(e, t), !0),
			refused(t, n) {
				let r = F(t.players, n.seat), i = ji(e, t);
				return H(r.hand).filter((t) => yi(e, r, t, i, !0) === null).map((t) => ({
					answer: t,
					refusal: Di(e, t, i)
				}));
			},
			apply(t, n, r, i) {
				xi(e, t, n.seat, r, ji(e, t), i), Vn(t, n.seat, F(t.players, n.seat), r, "build", i);
			}
		},
		place: {
			legal(e, t) {
				let n = ["new"], { display: r } = F(e.players, t.seat);
				for (let e = 0; e < r.length; e++) r[e]?.placed || n.push(e);
				return n;
			},
			refused: (e, t) => F(e.players, t.seat).display.flatMap((e, t) => e.placed ? [{
				answer: t,
				refusal: V("L31.placed", { card: L(e) })
			}] : []),
			apply(t, n, i, a) {
				let o = t.playing;
				t.playing = null, U(e, t, n.seat, r(e, o).cost, a), hi(e, t, n.seat, o, i, a);
			}
		},
		wren: {
			legal: (t, n) => [...H(F(t.players, n.seat).hand).filter((t) => r(e, t).canStand), ...n.left < _i ? ["enough"] : []],
			refused: (t, n) => [...H(F(t.players, n.seat).hand).filter((t) => !r(e, t).canStand).map((t) => ({
				answer: t,
				refusal: r(e, t).isPauper ? V("L33.build") : V("L34.display", { card: t })
			})), ...n.left < _i ? [] : [{
				answer: "enough",
				refusal: V("L82.one")
			}]],
			apply(t, n, r, i) {
				if (r === "enough") return;
				let { seat: a } = n, o = F(t.players, a).hand.length > 1;
				n.left > 1 && o && i.push({
					k: "wren",
					seat: a,
					left: n.left - 1
				}), Oi(e, t, a, r, !0, i);
			}
		},
		"lay-out": {
			legal: (e) => H(e.aside),
			apply(e, t, n, r) {
				e.aside.splice(e.aside.indexOf(n), 1), zn(e, t.seat, n, "aside", r);
			}
		},
		developed: { run(e, t, n) {
			let [r] = e.aside;
			if (r !== void 0) {
				if (e.aside.some((e) => e !== r)) n.push({
					k: "lay-out",
					seat: t.seat
				}, t);
				else for (let r of e.aside.splice(0)) zn(e, t.seat, r, "aside", n);
			}
		} }
	};
}
var ji = (e, t) => r(e, t.playing).colour, Mi = 3, Ni = (e, t, n) => {
	let r = F(t.players, n);
	return r.loans > 0 && r.money >= e.set.loan.repay;
}, Pi = (e, t, n, r) => r === "develop" ? Ti(e, t, n) : r !== "buy" || t.offer.some((e) => e !== null);
function Fi(e, t) {
	e.active = t, e.lent = 0, e.hospitable = !1;
	let n = F(e.players, t);
	n.boroughUsed = !1;
	for (let e of n.display) e.placed = !1, e.activated = !1, e.spared = !1, e.used = !1;
}
var Ii = (e, t, n) => [
	...Ni(e, t, n) ? [{
		k: "repay",
		seat: n
	}] : [],
	{
		k: "start-draw",
		seat: n
	},
	{
		k: "action",
		seat: n
	},
	{
		k: "closing",
		seat: n
	},
	{
		k: "turn-over",
		seat: n
	}
];
function Li(e) {
	return {
		next: { run(t, n, r) {
			if (t.last === 0) {
				r.push({ k: "game-over" });
				return;
			}
			t.last !== null && t.last--;
			let i = (t.active + 1) % t.players.length;
			Fi(t, i), r.emit({
				t: "turn",
				seat: i
			}), r.push(...Ii(e, t, i));
		} },
		repay: {
			opens: "after-others",
			legal: () => ["repay", "enough"],
			apply(t, n, r, i) {
				if (r === "enough") return;
				let a = F(t.players, n.seat);
				a.money -= e.set.loan.repay, a.loans--, i.emit({
					t: "repaid",
					seat: n.seat,
					money: e.set.loan.repay
				}), Ni(e, t, n.seat) && i.push(n);
			}
		},
		action: {
			opens: "after-others",
			legal(t, n) {
				let r = [];
				for (let i of ze) Pi(e, t, n.seat, i) && r.push(i);
				return Yn(e, t, n.seat, !0, r);
			},
			refused: (t, n) => [
				...Pi(e, t, n.seat, "develop") ? [] : [{
					answer: "develop",
					refusal: V("L35.nothing")
				}],
				...Pi(e, t, n.seat, "buy") ? [] : [{
					answer: "buy",
					refusal: V("L40.none")
				}],
				...Xn(e, t, n.seat, !0)
			],
			apply(t, n, r, i) {
				let { seat: a } = n;
				if (Qn(e, t, a, r, n, i)) return;
				let o = r;
				switch (i.emit({
					t: "chose",
					seat: a,
					deed: o
				}), o) {
					case "develop":
						i.push({
							k: "develop",
							seat: a,
							played: 0
						}, {
							k: "developed",
							seat: a
						});
						return;
					case "buy":
						i.push({
							k: "buy",
							seat: a
						});
						return;
					case "run":
						t.boroughDue = z(e, F(t.players, a))?.run !== void 0, i.push({
							k: "run",
							seat: a
						}, {
							k: "ran",
							seat: a
						});
						return;
					case "draw": tr(t, nr(a, Mi), i);
				}
			}
		},
		closing: { run(t, { seat: n }, r) {
			Yn(e, t, n, R(e, F(t.players, n), "loans-pay-12") >= 0, []).length > 0 && r.push({
				k: "end",
				seat: n
			});
		} },
		end: {
			legal: (t, n) => Yn(e, t, n.seat, !0, ["done"]),
			refused: (t, n) => Xn(e, t, n.seat, !0),
			apply: (t, n, r, i) => {
				Qn(e, t, n.seat, r, {
					k: "closing",
					seat: n.seat
				}, i);
			}
		},
		limit: {
			legal: (e, t) => H(F(e.players, t.seat).hand),
			apply: (e, t, n, r) => Vn(e, t.seat, F(e.players, t.seat), n, "limit", r)
		},
		"turn-over": { run(t, n, r) {
			F(t.players, n.seat).hand.length > e.set.handLimit ? r.push({
				k: "limit",
				seat: n.seat
			}, n) : (t.last === null && t.deck.length === 0 && (t.last = t.players.length - 1, r.emit({
				t: "last-turns",
				seat: n.seat
			})), r.push({ k: "next" }));
		} },
		"game-over": { run(t, n, r) {
			t.over = !0;
			for (let { seat: n, line: i } of di(e, t)) r.emit({
				t: "scored",
				seat: n,
				line: i
			});
			r.emit({ t: "over" });
		} }
	};
}
// ../../old1/packages/games/london/src/position.ts
function Ri(e, t) {
	let n = [], r = (e, t, r) => void n.push({
		at: e,
		key: t,
		params: r
	}), i = ai(e)(t, "", r), a = i?.players?.length;
	if (i === void 0 || a === void 0 || (Xr(e, i, a, r), n.length > 0)) return { faults: n };
	let o = Lt(It(i.seed ?? "position")), s = ei(e, i, a, o);
	return { match: {
		s,
		rng: o,
		stack: zi(e, i, s),
		lanes: s.players.map(() => [])
	} };
}
function zi(e, t, n) {
	let r = Ii(e, n, n.active), i = t.phase === "action" ? r.findIndex(({ k: e }) => e === "action") : 0;
	return r.slice(i).reverse();
}
// ../../old1/packages/games/london/src/redeal.ts
var Bi = [
	"discard",
	"fee",
	"wren"
];
function Vi(e, t) {
	let n = (t) => r(e, t).set, i = (e, t) => e.players.flatMap((n, r) => r === t ? [] : n.display.flatMap(({ cards: t, down: n, activated: i }) => t.slice(0, n && !(i && r === e.active) ? t.length : -1).map((e, n) => [t, n]))), a = (e, n) => Bi.includes(n.k) ? t[n.k]?.legal?.(e, n)[0] : void 0;
	return (t, o, s) => {
		let { s: c } = t;
		if (c.over) return;
		let l = t.stack.at(-1), u = l?.seat === o ? void 0 : l;
		u?.k === "develop" && (t.stack[t.stack.length - 1] = {
			k: "action",
			seat: u.seat
		});
		let d = u && a(c, u), f = u?.seat === void 0 ? -1 : c.players[u.seat]?.hand.indexOf(d) ?? -1;
		s(c.boroughDeck);
		let p = o === c.active ? c.looking : 0, m = i(c, o), h = c.deck.slice(0, c.deck.length - p).map((e, t) => [c.deck, t]), g = c.players.flatMap((e, t) => t === o ? [] : e.hand.flatMap((n, r) => t === u?.seat && r === f ? [] : [[e.hand, r]])), _ = s([
			...m,
			...h,
			...g
		].map(([e, t]) => e[t])), v = ([e, t], n) => {
			let r = _.findIndex(n);
			e[t] = _.splice(r, 1)[0];
		};
		for (let t of m) {
			let i = n(t[0][t[1]]);
			v(t, (t) => n(t) === i && r(e, t).canStand);
		}
		for (let e of h) {
			let t = n(e[0][e[1]]);
			v(e, (e) => n(e) === t);
		}
		for (let e of g) v(e, () => !0);
	};
}
// ../../old1/packages/games/london/src/rules/effects.ts
var Hi = 3;
function Ui(e, t, n, i) {
	let a = F(t.display, i), { react: o, run: s, id: c } = r(e, L(a));
	if (!a.activated) return V("L88.idle", { stack: i });
	if (o !== void 0) return V("L88.hospital");
	if (a.spared) return V("L83.spared", { card: c });
	let l = s.special === "activate-a-card-again-free-of-card-cost";
	return i === n || l ? V("L88.idle", { stack: i }) : null;
}
var Wi = (e, t, n) => t.display.flatMap((r, i) => Ui(e, t, n, i) === null ? [i] : []), Gi = (e, t) => t.every((t) => t > e.money), Ki = (e, t) => e.players.flatMap((e, n) => n === t ? [] : [n]), qi = {
	"cover-with-board-card": (e, t, n, i) => {
		Fn(t).some(([t]) => r(e, t).canStand) ? i.push({
			...n,
			k: "cover"
		}) : Yi(t, n, i);
	},
	"take-stored-money": (e, t, n) => {
		F(F(t.players, n.seat).display, n.stack).coins = 0;
	},
	"take-2-from-each-other": (e, t, n, r) => {
		let i = F(t.players, n.seat), a = L(F(i.display, n.stack));
		for (let e of Ki(t, n.seat)) {
			let o = F(t.players, e), s = Math.min(2, o.money);
			o.money -= s, i.money += s, r.emit({
				t: "collected",
				seat: n.seat,
				from: e,
				card: a,
				money: s
			});
		}
	},
	"give-1-poverty": (e, t, n, r) => {
		F(t.players, n.seat).poverty > 0 ? r.push({
			...n,
			k: "victim"
		}) : Yi(t, n, r);
	},
	"player-takes-2-poverty": (e, t, n, r) => r.push({
		...n,
		k: "victim"
	}),
	"others-pay-1-per-borough": (e, t, n, r) => {
		let i = L(F(F(t.players, n.seat).display, n.stack));
		for (let a of Ki(t, n.seat)) {
			let n = F(t.players, a).boroughs.length;
			U(e, t, a, n, r), r.emit({
				t: "paid",
				seat: a,
				card: i,
				money: n
			});
		}
	},
	"discard-up-to-3-for-poverty": (e, t, n, r) => Ji(t, n, Hi, r),
	"discard-up-to-3-for-poverty-and-prestige": (e, t, n, r) => Ji(t, n, Hi, r),
	"hand-counts-no-poverty-this-run": (e, t) => {
		t.hospitable = !0;
	},
	"activate-a-card-again-free-of-card-cost": (e, t, n, r) => {
		Wi(e, F(t.players, n.seat), n.stack).length > 0 ? r.push({
			...n,
			k: "again"
		}) : Yi(t, n, r);
	},
	"discard-paupers-for-1-and-poverty": (e, t, n, r) => {
		F(t.players, n.seat).hand.length > 0 && r.push({
			...n,
			k: "workhouse"
		});
	}
}, Ji = (e, t, n, r) => {
	n > 0 && F(e.players, t.seat).hand.length > 0 && r.push({
		k: "prison",
		seat: t.seat,
		stack: t.stack,
		left: n
	});
}, Yi = (e, t, n) => n.emit({
	t: "no-effect",
	seat: t.seat,
	card: L(F(F(e.players, t.seat).display, t.stack))
});
function Xi(e, t, n, r, i) {
	let a = F(e.players, t.seat);
	a.money += n, a.prestige += r;
	let o = W(a, -1), s = L(F(a.display, t.stack));
	i.emit({
		t: "earned",
		seat: t.seat,
		card: s,
		money: n,
		prestige: r,
		poverty: o
	});
}
function Zi(e) {
	let t = (t, n) => r(e, L(F(F(t.players, n.seat).display, n.stack)));
	return {
		effect: { run(t, n, i) {
			let a = F(t.players, n.seat), o = F(a.display, n.stack), s = r(e, L(o)), { id: c, run: l, fee: u } = s, { boroughs: d } = a, { money: f, prestige: p, poverty: m } = nn(e, s, {
				boroughs: d,
				faceUp: Zt(a),
				coins: o.coins
			});
			a.money += f, a.prestige += p;
			let h = W(a, m), { seat: g } = n;
			i.emit({
				t: "activated",
				seat: g,
				card: c,
				stack: n.stack,
				fee: u,
				money: f,
				prestige: p,
				poverty: h
			}), l.special && qi[l.special]?.(e, t, {
				seat: g,
				stack: n.stack
			}, i);
		} },
		cover: {
			legal(t, n) {
				let i = Fn(t).filter(([t]) => r(e, t).canStand), a = i.map(([t]) => r(e, t).cost);
				return Gi(F(t.players, n.seat), a) ? [...i, "none"] : i;
			},
			refused: (t) => Fn(t).filter(([t]) => !r(e, t).canStand).map((e) => ({
				answer: e,
				refusal: V("L81.kind", { card: e[0] })
			})),
			apply(t, n, i, a) {
				if (i === "none") {
					Yi(t, n, a);
					return;
				}
				let [o] = i;
				Ln(t, i), U(e, t, n.seat, r(e, o).cost, a), hi(e, t, n.seat, o, n.stack, a);
			}
		},
		victim: {
			legal: (e, t) => Ki(e, t.seat),
			apply(e, n, r, i) {
				let { id: a, run: o } = t(e, n), s = o.special === "give-1-poverty";
				s && W(F(e.players, n.seat), -1);
				let c = W(F(e.players, r), s ? 1 : 2);
				i.emit({
					t: "burdened",
					seat: n.seat,
					on: r,
					card: a,
					poverty: c
				});
			}
		},
		prison: {
			legal: (e, t) => [...H(F(e.players, t.seat).hand), "enough"],
			apply(e, n, r, i) {
				if (r === "enough") return;
				let a = t(e, n).run.special === "discard-up-to-3-for-poverty-and-prestige";
				Vn(e, n.seat, F(e.players, n.seat), r, "effect", i), Xi(e, n, 0, +!!a, i), Ji(e, n, n.left - 1, i);
			}
		},
		workhouse: {
			legal: (t, n) => [...H(F(t.players, n.seat).hand).filter((t) => r(e, t).isPauper), "enough"],
			refused: (t, n) => H(F(t.players, n.seat).hand).filter((t) => !r(e, t).isPauper).map((e) => ({
				answer: e,
				refusal: V("L92.pauper", { card: e })
			})),
			apply(e, t, n, r) {
				n !== "enough" && (Vn(e, t.seat, F(e.players, t.seat), n, "effect", r), Xi(e, t, 1, 0, r), F(e.players, t.seat).hand.length > 0 && r.push(t));
			}
		},
		again: {
			legal(t, n) {
				let i = F(t.players, n.seat), a = Wi(e, i, n.stack);
				return Gi(i, a.map((t) => r(e, L(F(i.display, t))).fee)) ? [...a, "none"] : a;
			},
			refused(t, n) {
				let r = F(t.players, n.seat);
				return r.display.flatMap((t, i) => {
					let a = Ui(e, r, n.stack, i);
					return a === null || i === n.stack ? [] : [{
						answer: i,
						refusal: a
					}];
				});
			},
			apply(n, i, a, o) {
				if (a === "none") {
					Yi(n, i, o);
					return;
				}
				let { seat: s } = i, { id: c, fee: l } = r(e, L(F(F(n.players, s).display, a)));
				o.emit({
					t: "again",
					seat: s,
					card: c,
					by: t(n, i).id
				}), U(e, n, s, l, o), o.push({
					k: "effect",
					seat: s,
					stack: a
				});
			}
		}
	};
}
// ../../old1/packages/games/london/src/rules/run.ts
function Qi(e, t, n) {
	let { feeCard: i } = r(e, L(n));
	return i === null ? null : i === "any" ? H(t.hand) : bi(e, t, i, !1);
}
function $i(e, t, n) {
	if (n.down || n.activated || n.placed || !r(e, L(n)).runs) return !1;
	let i = Qi(e, t, n);
	return i === null || i.length > 0;
}
function ea(e, t) {
	if (t.down) return V("L50.down");
	let n = r(e, L(t)), i = n.id;
	return t.activated ? V("L50.activated", { card: i }) : n.react === void 0 ? n.runs ? t.placed ? V("L81.placed", { card: i }) : n.feeCard === "any" || n.feeCard === null ? V("L50.card", { card: i }) : V("L50.colour", {
		card: i,
		colour: n.feeCard
	}) : V("L54.nothing", { card: i }) : V("L83.flips", { card: i });
}
function ta(e, t, n, r) {
	let i = F(t.players, n), a = z(e, i);
	if (t.boroughDue = !1, a?.run === void 0) return;
	let { money: o = 0, prestige: s = 0, poverty: c = 0 } = a.run;
	i.money += o, i.prestige += s;
	let l = W(i, c);
	r.emit({
		t: "borough-ran",
		seat: n,
		borough: a.id,
		money: o,
		prestige: s,
		poverty: l
	});
}
function na(e, t, n) {
	let r = z(e, n);
	return t.boroughDue || r === void 0 ? [] : [{
		answer: "borough",
		refusal: V(r.run === void 0 ? "L51.none" : "L51.done", { borough: r.id })
	}];
}
function ra(e) {
	let t = (t, n) => t.display.flatMap((t, i) => i !== n && !t.down && !t.placed && r(e, L(t)).react === "flip-instead" ? [i] : []);
	return {
		run: {
			legal(t, n) {
				let r = F(t.players, n.seat), i = [];
				for (let t = 0; t < r.display.length; t++) $i(e, r, F(r.display, t)) && i.push(t);
				return t.boroughDue && i.push("borough"), i.push("enough"), Yn(e, t, n.seat, !0, i);
			},
			refused(t, n) {
				let r = F(t.players, n.seat);
				return [
					...r.display.flatMap((t, n) => $i(e, r, t) ? [] : [{
						answer: n,
						refusal: ea(e, t)
					}]),
					...na(e, t, r),
					...Xn(e, t, n.seat, !0)
				];
			},
			apply(t, n, i, a) {
				let { seat: o } = n;
				if (typeof i == "number") {
					let s = F(F(t.players, o).display, i), { fee: c, feeCard: l } = r(e, L(s));
					s.activated = !0, U(e, t, o, c, a), a.push({
						k: "effect",
						seat: o,
						stack: i
					}, {
						k: "flip",
						seat: o,
						stack: i
					}, n), l !== null && a.push({
						k: "fee",
						seat: o,
						stack: i
					});
				} else i === "borough" ? (ta(e, t, o, a), a.push(n)) : i === "enough" ? t.boroughDue && ta(e, t, o, a) : Qn(e, t, o, i, n, a);
			}
		},
		fee: {
			legal(t, n) {
				let r = F(t.players, n.seat);
				return Qi(e, r, F(r.display, n.stack)) ?? [];
			},
			refused(t, n) {
				let i = F(t.players, n.seat), { feeCard: a } = r(e, L(F(i.display, n.stack)));
				return a === null || a === "any" ? [] : H(i.hand).filter((t) => yi(e, i, t, a, !1) === null).map((t) => ({
					answer: t,
					refusal: Di(e, t, a)
				}));
			},
			apply(t, n, i, a) {
				let o = F(t.players, n.seat), { feeCard: s } = r(e, L(F(o.display, n.stack)));
				s !== null && s !== "any" && xi(e, t, n.seat, i, s, a), Vn(t, n.seat, o, i, "fee", a);
			}
		},
		flip: { run(n, i, a) {
			let { seat: o } = i, s = F(n.players, o), c = F(s.display, i.stack);
			r(e, L(c)).flips && !c.placed && (t(s, i.stack).length > 0 ? a.push({
				k: "spare",
				seat: o,
				stack: i.stack
			}) : ia(c, o, i.stack, a));
		} },
		spare: {
			legal: (e, n) => ["flip", ...t(F(e.players, n.seat), n.stack)],
			refused: (t, n) => F(t.players, n.seat).display.flatMap((t, n) => {
				let i = r(e, L(t));
				return !t.down && t.placed && i.react === "flip-instead" ? [{
					answer: n,
					refusal: V("L83.placed", { card: i.id })
				}] : [];
			}),
			apply(e, t, n, r) {
				let { display: i } = F(e.players, t.seat), a = F(i, t.stack);
				if (n === "flip") {
					ia(a, t.seat, t.stack, r);
					return;
				}
				let o = F(i, n);
				o.down = !0, o.activated = !0, a.spared = !0, r.emit({
					t: "spared",
					seat: t.seat,
					card: L(a),
					by: L(o)
				});
			}
		},
		ran: { run(e, { seat: t }, n) {
			let r = F(e.players, t), i = e.hospitable ? 0 : r.hand.length;
			W(r, r.display.length + r.loans + i), n.emit({
				t: "poverty",
				seat: t,
				stacks: r.display.length,
				loans: r.loans,
				hand: i
			});
		} }
	};
}
function ia(e, t, n, r) {
	e.down = !0, r.emit({
		t: "flipped",
		seat: t,
		card: L(e),
		stack: n
	});
}
// ../../old1/packages/games/london/src/view.ts
var aa = (e, t) => ({
	height: e.cards.length,
	cards: t ? e.cards : null,
	top: t || !e.down ? L(e) : null,
	down: e.down,
	coins: e.coins,
	placed: e.placed,
	activated: e.activated,
	spared: e.spared,
	used: e.used
}), oa = (e, t, n) => ({
	money: e.money,
	loans: e.loans,
	poverty: e.poverty,
	prestige: e.prestige,
	cards: e.hand.length,
	hand: t ? e.hand : null,
	boroughs: e.boroughs,
	boroughUsed: e.boroughUsed,
	display: e.display.map((e) => aa(e, t)),
	score: n.filter((e) => t || !e.hidden)
});
function sa(e, t, n) {
	let r = ui(e, t);
	return {
		me: n,
		active: t.active,
		over: t.over,
		last: t.last,
		lent: t.lent,
		boroughDue: t.boroughDue,
		hospitable: t.hospitable,
		looking: t.looking,
		looked: n === t.active && t.looking > 0 ? t.deck.slice(-t.looking).reverse() : null,
		playing: t.playing,
		aside: t.aside,
		deck: t.deck.length,
		top: t.top,
		bottom: t.bottom,
		offer: t.offer,
		boroughDeck: t.boroughDeck.length,
		gone: t.gone,
		players: t.players.map((e, i) => oa(e, t.over || i === n, r[i] ?? []))
	};
}
// ../../old1/packages/games/london/src/game.ts
var ca = 1, la = (e) => Jt({
	...Li(e),
	...dr(e),
	...$n(e),
	...Ai(e),
	...fr(e),
	...ra(e),
	...Zi(e)
});
function ua(e) {
	let t = n(e), r = la(t), i = {
		id: "london",
		rules: ca,
		set: {
			name: e.set,
			hash: Pt(Ot(e))
		},
		seats: [2, 4],
		options: Hr,
		setup: (e, n, r) => gr(t, e, n, r),
		frames: r,
		view: (e, n) => sa(t, e, n),
		redeal: Vi(t, r),
		score: (e) => ui(t, e),
		ranking: (e) => mi(t, e),
		copy: On,
		census: Fr,
		position(e) {
			let n = Ri(t, e);
			return "faults" in n ? n : { match: qt(i, n.match) };
		},
		minds: Pr(t),
		lean: Vr,
		touches: Lr,
		touchable: Rr(t)
	};
	return i;
}
// ../../old1/packages/games/london/src/lesson/steps.ts
var da = "west-india-docks", X = "grocers", fa = "vauxhall-gardens", pa = "bridge", ma = "paupers-b", ha = "hammersmith", ga = 0, _a = {
	stack: 1,
	card: "mercers"
}, va = {
	stack: 3,
	card: "theatre-royal"
}, ya = { rival: 1 }, ba = (e) => `card:${e}`, xa = (e) => `stack:0:${e}`, Sa = (e, t = {}) => ({
	key: e,
	params: t
}), Z = (e, t, n, r) => ({
	say: Sa(e, r),
	lit: n,
	asked: t,
	onward: { until: "next" }
}), Q = ({ key: e, nudge: t, params: n, asked: r, lit: i, answer: a }) => ({
	say: Sa(e, n),
	lit: i,
	asked: r,
	onward: {
		answer: a,
		nudge: Sa(t, n)
	}
}), Ca = {
	seats: 2,
	learner: 0,
	steps: [
		Z("lesson.aim", null, ["gauge:0:prestige", "gauge:0:poverty"]),
		Z("lesson.turn", null, ["panel:hand"]),
		Q({
			key: "lesson.draw",
			nudge: "lesson.draw.nudge",
			params: {},
			asked: "draw",
			lit: [
				"panel:market",
				"panel:deck",
				"panel:develop"
			],
			answer: [{ k: "draw" }, {
				k: "action",
				is: "develop"
			}]
		}),
		Q({
			key: "lesson.build",
			nudge: "lesson.build.nudge",
			params: {
				card: da,
				discarded: X,
				under: _a.card
			},
			asked: "develop",
			lit: [
				ba(da),
				ba(X),
				xa(_a.stack)
			],
			answer: [
				{
					k: "develop",
					is: da
				},
				{
					k: "discard",
					is: X
				},
				{
					k: "place",
					is: _a.stack
				}
			]
		}),
		Z("lesson.board", "develop", ["panel:market", ba(X)], { discarded: X }),
		Q({
			key: "lesson.more",
			nudge: "lesson.more.nudge",
			params: {
				card: fa,
				under: va.card,
				done: {
					key: "answer.enough",
					params: {}
				}
			},
			asked: "develop",
			lit: [
				ba(fa),
				xa(va.stack),
				"panel:enough"
			],
			answer: [
				{
					k: "develop",
					is: fa
				},
				{ k: "discard" },
				{
					k: "place",
					oneOf: [va.stack, "new"]
				},
				{
					k: "develop",
					is: "enough"
				}
			]
		}),
		Z("lesson.loan", "draw", ["gauge:1:loans", "seat:1"], {
			...ya,
			card: X,
			borough: "westminster"
		}),
		Q({
			key: "lesson.run",
			nudge: "lesson.run.nudge",
			params: {},
			asked: "draw",
			lit: [
				"panel:market",
				"panel:deck",
				"panel:run"
			],
			answer: [{ k: "draw" }, {
				k: "action",
				is: "run"
			}]
		}),
		Q({
			key: "lesson.order",
			nudge: "lesson.order.nudge",
			params: { card: pa },
			asked: "run",
			lit: [xa(ga), "panel:run"],
			answer: [{
				k: "run",
				is: ga
			}]
		}),
		Q({
			key: "lesson.fee",
			nudge: "lesson.fee.nudge",
			params: {
				card: da,
				paupers: ma
			},
			asked: "run",
			lit: [xa(_a.stack), ba(ma)],
			answer: [{
				k: "run",
				is: _a.stack
			}, {
				k: "fee",
				is: ma
			}]
		}),
		Z("lesson.rest", "run", [
			"panel:run",
			"panel:enough",
			"panel:hand"
		]),
		Z("lesson.poverty", "draw", [
			"gauge:0:poverty",
			"gauge:1:poverty",
			"seat:1"
		], ya),
		Q({
			key: "lesson.buy",
			nudge: "lesson.buy.nudge",
			params: { borough: ha },
			asked: "draw",
			lit: [
				"panel:buy",
				"panel:land",
				`borough:${ha}`
			],
			answer: [
				{ k: "draw" },
				{
					k: "action",
					is: "buy"
				},
				{
					k: "buy",
					is: ha
				},
				{ k: "draw" },
				{ k: "draw" }
			]
		}),
		Z("lesson.ledger", null, ["panel:ledger"]),
		Z("lesson.end", null, ["panel:deck", "panel:ledger"]),
		Z("lesson.free", null, [])
	]
}, wa = {
	seed: "lesson",
	active: 0,
	players: [{
		money: 2,
		poverty: 3,
		prestige: 9,
		hand: [
			"west-india-docks",
			"grocers",
			"vauxhall-gardens",
			"water-works",
			"paupers-b"
		],
		boroughs: ["greenwich"],
		display: [
			{ cards: ["bridge"] },
			{
				cards: ["mercers"],
				down: !0
			},
			{ cards: ["watch-makers"] },
			{
				cards: ["theatre-royal"],
				down: !0
			}
		]
	}, {
		money: 4,
		poverty: 2,
		prestige: 10,
		hand: [
			"brewing",
			"lloyds-of-london",
			"town-houses"
		],
		boroughs: ["deptford"],
		display: [
			{ cards: ["salters", "leather-industry"] },
			{ cards: ["almshouses", "workers-houses"] },
			{ cards: ["omnibus"] }
		]
	}],
	top: [
		"furniture-makers",
		"street-lights",
		null
	],
	bottom: [
		"paupers-b",
		null,
		null
	],
	offer: [
		"westminster",
		"hammersmith",
		"southwark-and-bermondsey"
	],
	deck: [
		"billingsgate-market",
		"sewers",
		"paupers-c",
		"great-exhibition",
		"smithfield-market",
		"sewers",
		"train-station-north",
		"paupers-c",
		"tower-bridge",
		"grand-hotel",
		"albert-hall",
		"public-houses",
		"thames-embankment",
		"paupers-c",
		"train-station-south",
		"school-c",
		"shops-c",
		"natural-history-museum",
		"workhouse",
		"whitehall",
		"sewers",
		"jewish-refugees"
	]
}, $ = (e, t) => ({
	k: e,
	is: t
}), Ta = [
	$("draw", ["grocers", "top"]),
	$("action", "buy"),
	$("buy", "westminster"),
	$("draw", "deck"),
	$("draw", "deck"),
	$("action", "run"),
	$("run", 0),
	$("run", 1),
	$("run", 2),
	$("run", "enough")
], Ea = {
	...Ca,
	position: wa,
	scripts: { 1: Ta }
}, Da = (e) => ({
	game: ua(e),
	describe: Dt(n(e))
}), Oa = {
	id: "london",
	...Da(E),
	withSet(e) {
		let t = Le(e);
		return "set" in t ? Da(t.set) : t;
	},
	exportSet: () => ne(E),
	lesson: Ea
};
export { Oa as engine };
