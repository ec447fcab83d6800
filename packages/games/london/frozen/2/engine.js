// packages/games/london/src/components/vocabulary.ts
var e = [
	"A",
	"B",
	"C"
], t = [
	"brown",
	"blue",
	"pink",
	"grey"
], n = ["north", "south"], r = [
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
], i = [
	"recolour-for-1",
	"store-1-per-card-built",
	"swap-with-board-once-per-turn",
	"loans-pay-12",
	"look-at-three-when-drawing",
	"draw-zero-to-two-at-start"
], a = ["draw-two", "build-two-without-discards"], o = ["flip-instead"], s = [
	"paupers-count-as-any-colour",
	"swap-with-board-once-per-turn",
	"draw-one-more",
	"pay-2-remove-1-poverty"
], c = {
	buildsWithoutDiscard: !1,
	ongoing: void 0,
	react: void 0,
	action: void 0
}, l = (e) => {
	let { money: n, prestige: r, poverty: i, special: a } = e.run;
	return {
		...c,
		...e,
		isPauper: e.colour === "grey",
		bit: 1 << t.indexOf(e.colour),
		canStand: e.colour !== "grey" && e.action === void 0,
		runs: n !== 0 || r !== 0 || i !== 0 || a !== void 0,
		fee: e.activate?.money ?? 0,
		feeCard: e.activate?.discard ?? null
	};
}, u = (e, t) => {
	let n = Object.create(null);
	for (let r of e) n[r.id] = t(r);
	return n;
}, d = (e, t) => e.cards.filter((e) => e.set === t).flatMap(({ id: e, copies: t }) => Array(t).fill(e));
function f(e) {
	let t = e.cards.map(({ name: e }) => JSON.stringify(e));
	return {
		set: e,
		cards: u(e.cards, l),
		boroughs: u(e.boroughs, (e) => e),
		decks: {
			A: d(e, "A"),
			B: d(e, "B"),
			C: d(e, "C")
		},
		namesakes: new Set(e.cards.filter((e, n) => t.indexOf(t[n] ?? "") !== t.lastIndexOf(t[n] ?? "")).map(({ id: e }) => e))
	};
}
function p(e, t) {
	let n = e.cards[t];
	if (n === void 0) throw Error(`no card ${t}`);
	return n;
}
function m(e, t) {
	let n = e.boroughs[t];
	if (n === void 0) throw Error(`no borough ${t}`);
	return n;
}
// packages/kit/src/lesson-steps.ts
function h() {
	let e = (e, t = {}) => ({
		key: e,
		params: t
	});
	return {
		tell: (t, n, r, i) => ({
			say: e(t, i),
			lit: r,
			asked: n,
			onward: { until: "next" }
		}),
		task: ({ key: t, nudge: n, params: r, asked: i, lit: a, answer: o }) => ({
			say: e(t, r),
			lit: a,
			asked: i,
			onward: {
				answer: o,
				nudge: e(n, r)
			}
		})
	};
}
// packages/kit/src/reading/place.ts
var g = (e, t) => e === "" ? t : `${e}.${t}`, _ = (e, t) => `${e}[${t}]`, v = (e, t) => typeof t == "string" && /^[a-z0-9-]{1,60}$/.test(t) ? `${e} ${t} ` : e, ee = 40, y = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u, te = (e) => (e.length > ee ? `${e.slice(0, ee)}…` : e).replace(new RegExp(y, "gu"), "?"), b = (e) => typeof e == "string" ? `"${te(e)}"` : Array.isArray(e) ? "[…]" : typeof e == "object" && e ? "{…}" : String(e), ne = /\{([^{}:|@]+)(?::([^{}|@]+))?(?:@(\w+))?(?:\|([^{}|]*)\|([^{}|]*))?\}/g, re = / @(\w+) /;
function ie(e, t) {
	if (!e.includes(" @")) return e;
	let n = e.split(re);
	return n[(t === void 0 ? -1 : n.findIndex((e, n) => n % 2 == 1 && e === t)) + 1] ?? "";
}
var ae = {
	en: "en-GB",
	fr: "fr",
	de: "de"
};
function oe(e) {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		let r = t.get(n) ?? e(n);
		return t.set(n, r), r;
	};
}
var se = oe((e) => new Intl.PluralRules(e)), ce = oe((e) => new Intl.NumberFormat(e)), le = oe((e) => new Intl.ListFormat(ae[e], { type: "conjunction" })), ue = (e) => typeof e != "object" || "key" in e, de = (e) => e.replace(/(?<!\p{L})(d|qu)e (?=[aeiouàâäéèêëîïôöûüœæ])/giu, "$1’");
function fe(e, t, n = {}) {
	let r = (t) => ce(e).format(t), i = (e, t, i) => typeof e == "object" ? a(e.key, e.params, i) : t === void 0 ? typeof e == "number" ? r(e) : e : n[t]?.(e) ?? a(`${t}.${e}`, {}, i), a = (n, a, o) => {
		let s = Object.hasOwn(t, n) ? t[n] : void 0;
		if (s === void 0) return `⟦${n}⟧`;
		let c = ie(s, o).replace(ne, (t, s, c, l = o, u, d) => {
			let f = Object.hasOwn(a, s) ? a[s] : void 0;
			return f === void 0 ? `⟦${n}.${s}⟧` : u !== void 0 && d !== void 0 ? (se(e).select(Number(f)) === "one" ? u : d).replaceAll("#", r(Number(f))) : ue(f) ? i(f, c, l) : le(e).format(f.map((e) => i(e, c, l)));
		});
		return e === "fr" ? de(c) : c;
	};
	return (e, t = {}) => a(e, t);
}
// packages/kit/src/reading/texts/en.ts
var pe = {
	"fault.not-an-object": "this must be an object in braces, not {found}",
	"fault.not-a-list": "this must be a list in square brackets, not {found}",
	"fault.not-a-text": "this must be a text in quotation marks, not {found}",
	"fault.not-a-whole-number": "this must be a whole number, not {found}",
	"fault.not-true-or-false": "this must be true or false, not {found}",
	"fault.missing-field": "the field “{field}” is missing",
	"fault.unknown-field": "there is no field “{field}” here: leave it out, or check its spelling",
	"fault.out-of-range": "{found} is out of range: this must be from {min} to {max}",
	"fault.list-length": "the list has {count|# entry|# entries}: it must have from {min} to {max}",
	"fault.text-length": "the text has {length|# character|# characters}: it must have from {min} to {max}",
	"fault.unprintable": "{found} has characters in it that cannot be shown: take them out",
	"fault.wrong-game": "this set is for {found}, not for {known}",
	"fault.unknown-word": "there is no {found} here: use one of {known}",
	"fault.unknown-id": "the set has no {found}: check its spelling",
	"fault.twice": "{what} is there twice: here and at {first}",
	"fault.must-be": "this must be {expected} here, not {found}",
	"fault.not-with": "“{field}” has no place beside {other}: leave it out, or without effect",
	"fault.empty": "this would have no effect: fill it in, or leave it out",
	"fault.too-few": "this takes {needed} of “{what}”, and there {supply|is only #|are only #}",
	"fault.deal": "with {players} players this takes {needed}, and there {found|is #|are #}",
	"fault.set-name": "“{found}” cannot be the name of a set: use lower-case letters and hyphens, and a version number at the end, as in my-box-1",
	"fault.reserved-set-name": "the name {set} belongs to the set that ships with the game: give yours a name of its own"
};
// packages/kit/src/reading/position.ts
function me() {
	let e = [], t = (t, n) => void e.push({
		at: t.trimEnd(),
		message: n
	});
	return {
		faults: e,
		say: t,
		tell: (e, n, r) => t(e, fe("en", pe)(n, r))
	};
}
function he(e, t, { faults: n, tell: r }) {
	let i = e(t, "", r);
	return n.length > 0 ? void 0 : i;
}
// packages/kit/src/reading/print.ts
var ge = 110, _e = (e) => Array.isArray(e) ? ["[", "]"] : ["{", "}"], ve = (e) => `${xe(e, "")}\n`;
function ye(e, t) {
	if (Array.isArray(e)) return e.map(t);
	if (typeof e == "object" && e) return Object.entries(e).map(([e, n]) => `${JSON.stringify(e)}: ${t(n)}`);
}
function be(e) {
	let t = ye(e, be);
	if (t === void 0) return JSON.stringify(e);
	let [n, r] = _e(e), i = n === "{" && t.length > 0 ? " " : "";
	return `${n}${i}${t.join(", ")}${i}${r}`;
}
function xe(e, t) {
	let n = be(e);
	if (t !== "" && n.length + t.length <= ge) return n;
	let r = ye(e, (e) => xe(e, `${t}  `));
	if (r === void 0 || r.length === 0) return n;
	let [i, a] = _e(e);
	return `${i}\n${r.map((e) => `${t}  ${e}`).join(",\n")}\n${t}${a}`;
}
// packages/kit/src/reading/shape.ts
var Se = void 0, Ce = 200, x = (e, t) => (n, r, i) => {
	let a = Number(n);
	return Number.isInteger(n) ? (a < e || a > t) && i(r, "fault.out-of-range", {
		found: a,
		min: e,
		max: t
	}) : i(r, "fault.not-a-whole-number", { found: b(n) }), a === 0 ? 0 : a;
}, we = (e, t, n) => (typeof e != "boolean" && n(t, "fault.not-true-or-false", { found: b(e) }), e === !0), S = (e) => (t, n, r) => (typeof t == "string" ? t.length < 1 || t.length > e ? r(n, "fault.text-length", {
	length: t.length,
	min: 1,
	max: e
}) : y.test(t) && r(n, "fault.unprintable", { found: b(t) }) : r(n, "fault.not-a-text", { found: b(t) }), String(t)), C = (e) => (t, n, r) => {
	let i = e.find((e) => e === t);
	return i === void 0 && r(n, "fault.unknown-word", {
		found: b(t),
		known: e.join(", ")
	}), i ?? Se;
}, Te = (e) => (t, n, r) => t === null ? null : e(t, n, r), w = (e, t = 0, n = Ce) => (r, i, a) => {
	if (!Array.isArray(r)) a(i, "fault.not-a-list", { found: b(r) });
	else if (r.length < t || r.length > n) a(i, "fault.list-length", {
		count: r.length,
		min: t,
		max: n
	});
	else return r.map((t, n) => e(t, _(i, n), a));
	return [];
}, T = (e) => Object.assign((t, n, r) => e(t, n, r), { optional: !0 }), Ee = (e) => typeof e == "object" && !!e && !Array.isArray(e), E = (e) => (t, n, r) => {
	let i = {};
	if (!Ee(t)) r(n, "fault.not-an-object", { found: b(t) });
	else {
		for (let [a, o] of Object.entries(e)) Object.hasOwn(t, a) ? i[a] = o(t[a], g(n, a), r) : o.optional || r(n, "fault.missing-field", { field: a });
		for (let i of Object.keys(t)) Object.hasOwn(e, i) || r(n, "fault.unknown-field", { field: te(i) });
	}
	return i;
}, De = (e, t) => Object.fromEntries(e.map((e) => [e, t])), Oe = (e) => (t, n, r) => e(t, v(n, Ee(t) ? t.id : void 0), r), ke = (e, t, n) => {
	let r = S(80)(e, t, n);
	return /[{}@⟦⟧]/.test(r) && n(t, "fault.unprintable", { found: b(r) }), r;
}, Ae = E({
	en: ke,
	fr: ke,
	de: ke
}), je = (e, t, n) => (typeof e == "object" ? Ae : ke)(e, t, n), Me = (e, t) => typeof e == "string" ? e : e[t], Ne = (e, t, n) => {
	let r = S(40)(e, t, n);
	return typeof e == "string" && !/^[a-z][a-z0-9-]*-\d+$/.test(r) && n(t, "fault.set-name", { found: te(r) }), r;
}, Pe = (e) => ({
	game: ((t, n, r) => (t !== e && r(n, "fault.wrong-game", {
		found: te(String(t)),
		known: e
	}), e)),
	title: S(80),
	set: Ne
});
function Fe(e, t, n) {
	let r = (t) => ve(e(t, "", () => {}));
	return {
		print: r,
		parse(i) {
			let a = [], o = (e, t, n = {}) => void a.push({
				at: e.trimEnd(),
				key: t,
				params: n
			}), s = e(i, "", o);
			return a.length === 0 && n(s, o), a.length === 0 && s.set === t.set && ve(s) !== r(t) && o("set", "fault.reserved-set-name", { set: s.set }), a.length > 0 ? { faults: a } : { set: s };
		}
	};
}
function Ie(e, t, n, r) {
	let i = /* @__PURE__ */ new Map();
	e.forEach((e, a) => {
		let o = t(e);
		if (o === void 0) return;
		let s = i.get(o);
		s === void 0 ? i.set(o, n(e, a).trimEnd()) : r(n(e, a), "fault.twice", {
			what: o,
			first: s
		});
	});
}
var Le = (e) => ({ id: t }, n) => v(_(e, n), t);
function Re(e, t, n, r) {
	let i = new Map(n.map(({ id: e, name: t }) => [e, JSON.stringify(t)]));
	return Object.fromEntries(t.flatMap(({ id: t, name: n }) => n === void 0 || i.get(t) === JSON.stringify(n) ? [] : [[`${e}.${t}`, Me(n, r)]]));
}
// packages/kit/src/reading/stock.ts
function ze(e) {
	let t = { ...e }, n = Object.keys(e), r = (n, r, i, a) => {
		t[n] -= r, r > 0 && t[n] < 0 && a(i, "fault.too-few", {
			what: n,
			needed: e[n] - t[n],
			supply: e[n]
		});
	};
	return {
		left: t,
		take: r,
		one(t, n, i) {
			let a = Be(e)(t, n, i);
			return Object.hasOwn(e, a) && r(a, 1, n, i), a;
		},
		counts(e, t, i) {
			let a = Ve(n)(e, t, i);
			for (let e of n) r(e, a[e], g(t, e), i);
			return a;
		}
	};
}
var Be = (e) => (t, n, r) => (typeof t == "string" && Object.hasOwn(e, t) || r(n, "fault.unknown-id", { found: b(t) }), String(t)), Ve = (e, t = 1e3) => (n, r, i) => {
	let a = E(De(e, T(x(0, t))))(n, r, i);
	return Object.fromEntries(e.map((e) => [e, a[e] ?? 0]));
};
Object.fromEntries(Array.from("aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ".matchAll(/(.)(.)/g), (e) => [e[1], e[2]]));
// packages/games/london/src/components/check.ts
var He = ({ cost: e, activate: t, run: n, endPrestige: r, ...i }) => Object.entries({
	cost: e > 0,
	activate: t !== null,
	run: Object.values(n).some((e) => e !== 0),
	endPrestige: r > 0,
	flips: i.flips,
	buildsWithoutDiscard: i.buildsWithoutDiscard === !0,
	ongoing: i.ongoing !== void 0,
	react: i.react !== void 0,
	action: i.action !== void 0
}).flatMap(([e, t]) => t ? [e] : []);
function Ue(e, t, n) {
	let r = He(e), i = (e, i) => {
		for (let a of r) i.includes(a) || n(g(t, a), "fault.not-with", {
			field: a,
			other: e
		});
	};
	if (e.colour === "grey") i("colour: grey", []);
	else if (e.action !== void 0) i("action", ["action"]);
	else if (e.react !== void 0) i("react", [
		"react",
		"cost",
		"endPrestige"
	]);
	else if (!r.includes("run")) for (let e of ["activate", "flips"]) r.includes(e) && n(g(t, e), "fault.empty");
	e.activate && Object.keys(e.activate).length === 0 && n(g(t, "activate"), "fault.empty");
}
function We({ setup: e, cards: t, boroughs: n }, r) {
	let [i, a] = [Le("cards"), Le("boroughs")];
	Ie(t, ({ id: e }) => e, i, r), Ie(n, ({ id: e }) => e, a, r);
	for (let [e, n] of t.entries()) Ue(n, i(n, e), r);
	n.forEach((e, t) => {
		e.run && Object.values(e.run).every((e) => e === 0) && r(g(a(e, t), "run"), "fault.empty");
	});
	let o = t.reduce((e, { copies: t }) => e + t, 0), s = 4 * e.hand + 1;
	o < s && r("cards", "fault.deal", {
		players: 4,
		needed: s,
		found: o
	});
	let c = n.filter(({ starter: e }) => e).length;
	c !== e.boroughsFaceUp && r("boroughs", "fault.must-be", {
		found: `starter × ${c}`,
		expected: `starter × ${e.boroughsFaceUp}`
	});
}
// packages/games/london/src/components/house-1/boroughs.ts
var Ge = [
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
], Ke = (e) => (t, n, r, { run: i, ...a }, o) => ({
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
}), D = Ke("A"), qe = [
	D("salters", "Salters", "brown", {
		run: { money: 6 },
		flips: !0
	}, "1e (£4), +£2 inferred: a review gives £57 as the brown money of set A in 2e"),
	D("vintners", "Vintners", "brown", {
		run: { money: 6 },
		flips: !0
	}, "1e (£4), +£2 inferred: a review gives £57 as the brown money of set A in 2e"),
	D("haberdashers", "Haberdashers", "brown", {
		run: { money: 6 },
		flips: !0
	}, "1e (£4), +£2 inferred: a review gives £57 as the brown money of set A in 2e"),
	D("grocers", "Grocers", "brown", {
		run: { money: 6 },
		flips: !0
	}, "1e (£4), +£2 inferred: a review gives £57 as the brown money of set A in 2e"),
	D("mercers", "Mercers", "brown", {
		run: { money: 7 },
		flips: !0
	}, "1e (£5), +£2 inferred, as Salters"),
	D("fishmongers", "Fishmongers", "brown", {
		run: { money: 7 },
		flips: !0
	}, "1e (£5), +£2 inferred, as Salters"),
	D("covent-garden", "Covent Garden", "brown", {
		run: {
			money: 7,
			prestige: 2
		},
		flips: !0
	}, "1e (£5), +£2 inferred, as Salters"),
	D("vauxhall-gardens", "Vauxhall Gardens", "blue", {
		run: {
			money: 2,
			prestige: 2,
			poverty: -1
		},
		flips: !0
	}, "2e rulebook: blue, no cost; gains 1e"),
	D("east-india-company", "East India Company", "brown", {
		cost: 4,
		activate: { discard: "any" },
		run: { money: 12 },
		endPrestige: 2,
		flips: !0
	}, "1e"),
	D("almshouses", "Almshouses", "brown", {
		run: { poverty: -2 },
		flips: !0
	}, "1e"),
	D("coffee-house", "Coffee House", "brown", {
		copies: 2,
		run: { special: "cover-with-board-card" },
		buildsWithoutDiscard: !0
	}, "1e; that the additional cost is paid: ruling"),
	D("school-brown", "School", "brown", {
		cost: 2,
		endPrestige: 2,
		ongoing: "recolour-for-1"
	}, "1e"),
	D("huguenots", "Huguenots", "brown", { action: "draw-two" }, "colour and action: 2e rulebook; set 1e"),
	D("school-blue", "School", "blue", {
		cost: 2,
		endPrestige: 2,
		ongoing: "recolour-for-1"
	}, "1e"),
	D("water-works", "Water Works", "blue", {
		copies: 2,
		cost: 1,
		run: { poverty: -2 },
		endPrestige: 1,
		flips: !0
	}, "1e"),
	D("theatre-royal", "Theatre Royal", "blue", {
		run: {
			money: 2,
			prestige: 2
		},
		flips: !0
	}, "1e"),
	D("st-pauls", "St Paul's", "blue", {
		cost: 10,
		endPrestige: 6
	}, "1e"),
	D("hospital", "Hospital", "blue", {
		cost: 2,
		endPrestige: 3,
		react: "flip-instead"
	}, "colour, cost and ability: 2e rulebook; set, copies and prestige 1e"),
	D("wren", "Wren", "blue", { action: "build-two-without-discards" }, "1e"),
	D("woolwich-arsenal", "Woolwich Arsenal", "pink", {
		activate: { money: 7 },
		run: { prestige: 5 },
		flips: !0
	}, "1e"),
	D("great-fire-monument", "Great Fire Monument", "pink", {
		cost: 5,
		endPrestige: 4
	}, "1e"),
	D("paupers-a", "Paupers", "grey", { copies: 2 }, "eleven in all: 2e rulebook; split by set 1e")
], O = Ke("B"), Je = [
	O("furniture-makers", "Furniture Makers", "brown", {
		run: { money: 6 },
		endPrestige: 1,
		flips: !0
	}, "1e has 2; one left out so that set B brown money totals the £90 a review gives (inferred)"),
	O("watch-makers", "Watch Makers", "brown", {
		run: { money: 6 },
		endPrestige: 1,
		flips: !0
	}, "1e"),
	O("silk-weaving", "Silk Weaving", "brown", {
		run: { money: 6 },
		endPrestige: 1,
		flips: !0
	}, "1e"),
	O("leather-industry", "Leather Industry", "brown", {
		copies: 2,
		run: {
			money: 7,
			poverty: 1
		},
		endPrestige: 1,
		flips: !0
	}, "1e"),
	O("oxford-street", "Oxford Street", "brown", {
		cost: 4,
		run: {
			money: 8,
			prestige: 2,
			poverty: -1
		},
		flips: !0
	}, "1e"),
	O("brewing", "Brewing", "brown", {
		cost: 2,
		activate: { discard: "any" },
		run: { money: 9 },
		endPrestige: 1,
		flips: !0
	}, "1e has 2; one left out, as Furniture Makers"),
	O("ship-building", "Ship Building", "brown", {
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
	O("west-india-docks", "West India Docks", "brown", {
		activate: { discard: "any" },
		run: { money: 7 },
		endPrestige: 2,
		flips: !0
	}, "cost, gain and flip: 2e rulebook; set and prestige 1e"),
	O("albert-dock", "Albert Dock", "brown", {
		cost: 2,
		activate: { discard: "any" },
		run: {
			money: 10,
			prestige: 1
		},
		endPrestige: 2,
		flips: !0
	}, "1e"),
	O("royal-victoria-dock", "Royal Victoria Dock", "brown", {
		cost: 2,
		activate: { discard: "any" },
		run: {
			money: 10,
			prestige: 1
		},
		endPrestige: 2,
		flips: !0
	}, "1e"),
	O("steamboats", "Steamboats", "brown", {
		copies: 2,
		run: { special: "money-2-per-river-borough" },
		flips: !0
	}, "effect and flip: 2e rulebook; set and copies 1e"),
	O("omnibus", "Omnibus", "brown", {
		copies: 2,
		run: { special: "money-1-per-borough" }
	}, "1e"),
	O("workers-houses", "Workers' Houses", "brown", {
		copies: 2,
		run: { poverty: -2 },
		flips: !0
	}, "1e"),
	O("shops", "Shops", "brown", {
		copies: 2,
		run: {
			prestige: 2,
			poverty: -1,
			special: "take-stored-money"
		},
		flips: !0,
		ongoing: "store-1-per-card-built"
	}, "1e"),
	O("lloyds-of-london", "Lloyds of London", "brown", {
		run: { special: "take-2-from-each-other" },
		endPrestige: 2,
		flips: !0
	}, "1e"),
	O("stock-exchange", "Stock Exchange", "brown", {
		cost: 2,
		run: { money: 2 },
		endPrestige: 1,
		ongoing: "swap-with-board-once-per-turn"
	}, "1e"),
	O("bank-of-england", "Bank of England", "brown", {
		endPrestige: 2,
		ongoing: "loans-pay-12"
	}, "1e"),
	O("hospital-b", "Hospital", "blue", {
		copies: 2,
		cost: 2,
		endPrestige: 3,
		react: "flip-instead"
	}, "colour, cost and ability: 2e rulebook; set, copies and prestige 1e"),
	O("town-houses", "Town Houses", "blue", {
		copies: 2,
		cost: 4,
		run: { special: "prestige-1-per-face-up-blue" },
		flips: !0
	}, "effect and flip: 2e rulebook; set, copies and cost 1e"),
	O("street-lights", "Street Lights", "blue", {
		copies: 2,
		activate: { money: 4 },
		run: {
			prestige: 1,
			poverty: -2
		}
	}, "1e"),
	O("university-of-london", "University of London", "blue", {
		cost: 5,
		endPrestige: 3,
		ongoing: "look-at-three-when-drawing"
	}, "1e"),
	O("buckingham-palace", "Buckingham Palace", "blue", {
		cost: 10,
		endPrestige: 7
	}, "1e"),
	O("nelsons-column", "Nelson's Column", "blue", {
		cost: 8,
		endPrestige: 5
	}, "1e"),
	O("kew-gardens", "Kew Gardens", "blue", {
		cost: 7,
		run: { poverty: -1 },
		endPrestige: 4
	}, "1e"),
	O("british-museum", "British Museum", "blue", {
		cost: 4,
		run: {
			prestige: 1,
			poverty: -1
		},
		endPrestige: 2
	}, "1e"),
	O("lords", "Lord's", "blue", {
		run: {
			prestige: 1,
			poverty: -1
		},
		endPrestige: 1
	}, "1e"),
	O("bridge", "Bridge", "pink", {
		copies: 2,
		cost: 2,
		run: { special: "money-1-per-brown-in-display" },
		endPrestige: 2
	}, "1e"),
	O("regent-street", "Regent Street", "pink", {
		cost: 2,
		run: {
			money: 3,
			prestige: 2,
			poverty: -1
		},
		endPrestige: 2,
		flips: !0
	}, "1e"),
	O("highgate-cemetery", "Highgate Cemetery", "pink", {
		cost: 4,
		run: { poverty: -2 },
		endPrestige: 2,
		flips: !0
	}, "1e"),
	O("police-force", "Police Force", "pink", {
		cost: 2,
		run: {
			prestige: 2,
			special: "give-1-poverty"
		},
		flips: !0
	}, "1e"),
	O("fleet-street", "Fleet Street", "pink", {
		run: {
			money: 5,
			special: "player-takes-2-poverty"
		},
		flips: !0
	}, "1e"),
	O("fire-brigade", "Fire Brigade", "pink", {
		run: {
			prestige: 2,
			special: "others-pay-1-per-borough"
		},
		flips: !0
	}, "1e"),
	O("brixton-prison", "Brixton Prison", "pink", {
		run: { special: "discard-up-to-3-for-poverty" },
		flips: !0
	}, "1e"),
	O("millbank-prison", "Millbank Prison", "pink", {
		cost: 5,
		run: { special: "discard-up-to-3-for-poverty-and-prestige" },
		flips: !0
	}, "1e"),
	O("paupers-b", "Paupers", "grey", { copies: 4 }, "eleven in all: 2e rulebook; split by set 1e")
], k = Ke("C"), Ye = [
	k("billingsgate-market", "Billingsgate Market", "brown", {
		run: { money: 8 },
		flips: !0
	}, "1e"),
	k("smithfield-market", "Smithfield Market", "brown", {
		run: {
			money: 8,
			poverty: -1
		},
		flips: !0
	}, "1e"),
	k("grand-hotel", "Grand Hotel", "brown", { run: { money: 4 } }, "1e"),
	k("shops-c", "Shops", "brown", {
		run: {
			prestige: 2,
			poverty: -1,
			special: "take-stored-money"
		},
		flips: !0,
		ongoing: "store-1-per-card-built"
	}, "1e has 2; one left out to reach 101 (assumed)"),
	k("public-houses", "Public Houses", "brown", { run: { special: "hand-counts-no-poverty-this-run" } }, "1e"),
	k("train-station-north", "Train Station (north)", "brown", {
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
	k("train-station-south", "Train Station (south)", "brown", {
		cost: 3,
		activate: { discard: "any" },
		run: {
			poverty: -1,
			special: "money-2-per-south-borough"
		},
		endPrestige: 3,
		flips: !0
	}, "1e"),
	k("jewish-refugees", "Jewish Refugees", "brown", {
		copies: 2,
		action: "draw-two"
	}, "1e"),
	k("school-c", "School", "blue", {
		cost: 2,
		run: { poverty: -1 },
		endPrestige: 2,
		ongoing: "recolour-for-1"
	}, "1e"),
	k("sewers", "Sewers", "blue", {
		copies: 4,
		cost: 4,
		run: { poverty: -3 },
		flips: !0
	}, "1e has 5; one left out to reach 101 (assumed)"),
	k("albert-hall", "Albert Hall", "blue", {
		cost: 5,
		run: { prestige: 2 },
		endPrestige: 3,
		flips: !0
	}, "1e"),
	k("natural-history-museum", "Natural History Museum", "blue", {
		cost: 6,
		run: {
			prestige: 2,
			poverty: -1
		},
		endPrestige: 1
	}, "1e"),
	k("whitehall", "Whitehall", "pink", {
		cost: 4,
		run: { special: "activate-a-card-again-free-of-card-cost" },
		endPrestige: 1,
		flips: !0
	}, "1e"),
	k("tower-bridge", "Tower Bridge", "pink", {
		cost: 6,
		run: { special: "money-1-per-brown-in-display" },
		endPrestige: 4
	}, "1e"),
	k("great-exhibition", "Great Exhibition", "pink", {
		cost: 3,
		activate: { discard: "blue" },
		run: { prestige: 5 },
		flips: !0
	}, "1e"),
	k("thames-embankment", "Thames Embankment", "pink", {
		cost: 8,
		run: { poverty: -1 },
		endPrestige: 4,
		flips: !0
	}, "1e"),
	k("parliament", "Parliament", "pink", {
		cost: 9,
		endPrestige: 5,
		ongoing: "draw-zero-to-two-at-start"
	}, "1e"),
	k("workhouse", "Workhouse", "pink", {
		run: { special: "discard-paupers-for-1-and-poverty" },
		endPrestige: 2,
		flips: !0
	}, "1e"),
	k("paupers-c", "Paupers", "grey", { copies: 5 }, "eleven in all: 2e rulebook; split by set 1e")
], Xe = {
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
		...qe,
		...Je,
		...Ye
	],
	boroughs: Ge
}, A = x(0, 1e3), Ze = x(-100, 100), Qe = x(-1e3, 0), $e = S(60), et = S(200), tt = E({
	id: $e,
	name: je,
	set: C(e),
	colour: C(t),
	copies: x(1, 40),
	cost: A,
	activate: Te(E({
		money: T(x(1, 1e3)),
		discard: T(C(["any", ...t.filter((e) => e !== "grey")]))
	})),
	run: E({
		money: A,
		prestige: A,
		poverty: Ze,
		special: T(C(r))
	}),
	endPrestige: A,
	flips: we,
	buildsWithoutDiscard: T(we),
	ongoing: T(C(i)),
	react: T(C(o)),
	action: T(C(a)),
	basis: et
}), nt = E({
	id: $e,
	name: je,
	side: C(n),
	river: we,
	cost: A,
	gain: E({
		draw: x(0, 20),
		prestige: A,
		poverty: Ze
	}),
	run: T(E({
		money: T(A),
		prestige: T(A),
		poverty: T(Ze)
	})),
	ability: T(C(s)),
	starter: T(we),
	basis: et
}), { parse: rt, print: it } = Fe(E({
	...Pe("london"),
	setup: E({
		money: A,
		hand: x(0, 20),
		poverty: A,
		boardColumns: E(De([
			"2",
			"3",
			"4"
		], x(1, 20))),
		boroughsFaceUp: x(0, 20)
	}),
	loan: E({
		money: x(1, 1e3),
		repay: x(1, 1e3),
		unpaidPrestige: Qe
	}),
	handLimit: x(0, 100),
	moneyPerPrestige: x(1, 1e3),
	povertyTable: E(De([
		"1",
		"2",
		"3",
		"4",
		"5",
		"6",
		"7",
		"8",
		"9",
		"10",
		"eachOver10"
	], Qe)),
	cards: w(Oe(tt), 1),
	boroughs: w(Oe(nt))
}), Xe, We), at = [
	"develop",
	"buy",
	"run",
	"draw"
], ot = [
	"swap",
	"swap-borough",
	"relief",
	"loan"
], st = 2, ct = (e) => e ? st : 0, lt = (e, t, n, r) => Math.max(0, Math.ceil((n - t) / (e.set.loan.money + ct(r)))), j = (e, t = {}) => ({
	key: e,
	params: t
});
function M(e, t) {
	let n = e.cards[t];
	return n && e.namesakes.has(t) ? j("answer.namesake", {
		card: t,
		colour: n.colour,
		set: n.set
	}) : j("answer.card", { card: t });
}
var N = (e) => j("amount.money", { n: e }), ut = (e) => j("amount.prestige", { n: e }), dt = (e) => j("amount.poverty", { n: e }), P = ({ money: e = 0, prestige: t = 0, poverty: n = 0 }) => [
	...e === 0 ? [] : [j("gain.money", { money: N(e) })],
	...t === 0 ? [] : [j("gain.prestige", { prestige: ut(t) })],
	...n === 0 ? [] : [j(n > 0 ? "gain.poverty" : "lose.poverty", { poverty: dt(Math.abs(n)) })]
], ft = (e, { display: t }) => t.some(({ down: t, top: n }) => !t && n !== null && e.cards[n]?.ongoing === "loans-pay-12");
function pt(e, t, n, r) {
	if (n === 0) return t;
	let i = r ? lt(e, r.money, n, ft(e, r)) : 0;
	return i === 0 ? j("answer.priced", {
		what: t,
		cost: N(n)
	}) : j("answer.priced-loans", {
		what: t,
		cost: N(n),
		loans: i
	});
}
// packages/games/london/src/describe/answer.ts
var mt = (e) => ot.includes(e), ht = (e, [t, n]) => j("answer.space", {
	card: M(e, t),
	row: n
});
function gt(e, { box: t, p: n }) {
	let r = n?.display[e];
	return r?.top == null ? j("answer.stack", { n: e + 1 }) : j(r.down ? "answer.stack-down" : "answer.stack-top", {
		n: e + 1,
		card: M(t, r.top)
	});
}
var F = (e, { box: t }) => M(t, e), _t = (e, { box: t, p: n }) => pt(t, M(t, e), t.cards[e]?.cost ?? 0, n), I = (e, t) => (n, r, i) => n === "enough" ? j(e) : t(n, r, i);
function vt(e, { box: t, view: n, p: r }) {
	let i = n?.playing == null ? void 0 : t.cards[n.playing]?.colour, a = t.cards[e]?.colour, o = i !== void 0 && a !== i && a !== "grey";
	return pt(t, M(t, e), +!!o, r);
}
function yt(e, t) {
	let { box: n, p: r } = t, i = r?.display[e]?.top ?? "";
	return pt(n, gt(e, t), n.cards[i]?.fee ?? 0, r);
}
function bt(e, { box: t, p: n }) {
	return pt(t, j("answer.borough", { borough: e }), t.boroughs[e]?.cost ?? 0, n);
}
var xt = ({ p: e }) => {
	let t = e?.boroughs.at(-1);
	return t === void 0 ? j("answer.run.borough") : j("answer.borough", { borough: t });
}, St = {
	repay: (e, t, { box: n }) => j(`answer.repay.${e}`, { money: N(n.set.loan.repay) }),
	draw: I("answer.enough.cards", (e, t, { box: n }) => typeof e == "object" ? ht(n, e) : j(e === "look" ? "answer.look" : "answer.deck")),
	pick: (e, t, { box: n }) => typeof e == "object" ? ht(n, e) : j("answer.looked", { card: M(n, e) }),
	order: (e, t, n) => F(e, n),
	action: (e) => j(`answer.action.${e}`),
	end: () => j("answer.done"),
	limit: (e, t, n) => F(e, n),
	take: (e, t, { box: n }) => ht(n, e),
	give: (e, t, n) => F(e, n),
	develop: I("answer.enough", (e, t, n) => _t(e, n)),
	discard: (e, t, n) => vt(e, n),
	place: (e, t, n) => e === "new" ? j("answer.place.new") : gt(e, n),
	wren: I("answer.enough", (e, t, n) => _t(e, n)),
	"lay-out": (e, t, n) => F(e, n),
	buy: (e, t, n) => bt(e, n),
	run: I("answer.enough.run", (e, t, n) => typeof e == "number" ? yt(e, n) : xt(n)),
	fee: (e, t, n) => F(e, n),
	cover: (e, t, { box: n, p: r }) => e === "none" ? j("answer.none") : pt(n, ht(n, e), n.cards[e[0]]?.cost ?? 0, r),
	victim: (e) => j("answer.seat", { seat: e }),
	prison: I("answer.enough.cards", (e, t, n) => F(e, n)),
	workhouse: I("answer.enough.cards", (e, t, n) => F(e, n)),
	again: (e, t, n) => e === "none" ? j("answer.none") : yt(e, n),
	spare: (e, t, n) => e === "flip" ? j("answer.spare.flip") : gt(e, n)
}, Ct = [
	"draw",
	"action",
	"end",
	"develop",
	"run"
];
function wt(e, t, n, r) {
	if (mt(n) && Ct.includes(t.k)) return j(`answer.${n}`);
	let i = {
		box: e,
		view: r,
		p: r?.players[t.seat]
	};
	return St[t.k](n, t, i);
}
// packages/games/london/src/describe/ask.ts
function Tt(e) {
	switch (e.k) {
		case "draw": return e.optional >= e.left ? j("ask.draw.may", { left: e.left }) : j(e.start ? "ask.draw.start" : "ask.draw", { left: e.left });
		case "order": return j(e.settled === 0 ? "ask.order" : "ask.order.next");
		case "give": return j("ask.give", { card: e.card });
		case "develop": return j(e.played === 0 ? "ask.develop" : "ask.develop.more");
		case "wren": return j(e.left > 1 ? "ask.wren" : "ask.wren.more");
		case "prison": return j("ask.prison", { left: e.left });
		default: return j(`ask.${e.k}`);
	}
}
var Et = (e) => j(`wait.${e.k}`, { seat: e.seat });
// packages/games/london/src/describe/component.ts
function Dt({ fee: e, feeCard: t, run: n, flips: r, runs: i }) {
	if (!i) return [];
	let a = P(n);
	return [
		...e > 0 ? [j("does.fee", { money: N(e) })] : [],
		...t === null ? [] : [j("does.fee-card", { card: j(`colour-card.${t}`) })],
		...a.length > 0 ? [j("does.run", { gains: a })] : [],
		...n.special ? [j("does.special", { what: j(`does.${n.special}`) })] : [],
		...r ? [j("does.flips")] : []
	];
}
var Ot = (e) => [
	...e.isPauper ? [j("does.pauper")] : [],
	...e.cost > 0 ? [j("does.cost", { money: N(e.cost) })] : [],
	...e.buildsWithoutDiscard ? [j("does.free-build")] : [],
	...Dt(e),
	...e.ongoing ? [j("does.ongoing", { what: j(`does.${e.ongoing}`) })] : [],
	...e.react ? [j(`does.${e.react}`)] : [],
	...e.action ? [j("does.action", { what: j(`does.${e.action}`) })] : [],
	...e.endPrestige > 0 ? [j("does.end", { prestige: ut(e.endPrestige) })] : []
];
function kt({ cost: e, gain: t, run: n, ability: r, side: i, river: a }) {
	let o = [...t.draw > 0 ? [j("gain.cards", { n: t.draw })] : [], ...P({
		prestige: t.prestige,
		poverty: t.poverty
	})];
	return [
		j("does.buy", { money: N(e) }),
		...o.length > 0 ? [j("does.gain", { gains: o })] : [],
		...n ? [j("does.borough-run", { gains: P(n) })] : [],
		...r ? [j("does.ability", { what: j(`does.${r}`) })] : [],
		j("does.place", {
			side: i,
			river: a ? "yes" : "no"
		})
	];
}
var At = (e) => e.map((e) => ({
	depth: 1,
	said: e
}));
function jt({ cards: e, boroughs: t }, n) {
	let r = e[n];
	return r ? r.isPauper ? "pauper" : r.action ? "action-card" : `${r.colour}-card` : t[n] ? "borough" : "";
}
function Mt(e, t) {
	let n = e.cards[t];
	if (n) {
		let e = n.isPauper ? "pauper" : n.action ? "action-card" : "city-card", { colour: r, set: i, copies: a } = n;
		return [{
			depth: 0,
			said: j("answer.card", { card: t })
		}, ...At([
			j("component.card", {
				kind: e,
				colour: r,
				set: i
			}),
			j("component.copies", { n: a }),
			...Ot(n)
		])];
	}
	let r = e.boroughs[t];
	return r ? [{
		depth: 0,
		said: j("answer.borough", { borough: t })
	}, ...At([j(r.starter ? "component.starter" : "component.borough"), ...kt(r)])] : [];
}
// packages/games/london/src/describe/score.ts
function Nt({ key: e, params: t }) {
	return typeof t.money == "number" ? {
		key: e,
		params: {
			...t,
			money: N(t.money)
		}
	} : {
		key: e,
		params: t
	};
}
// packages/games/london/src/describe/event.ts
var Pt = (e, t) => e.boroughs[t] ? j("by.borough", { borough: t }) : j("by.card", { card: t }), Ft = {
	starts: ({ seat: e }) => j("log.starts", { seat: e }),
	turn: ({ seat: e }) => j("log.turn", { seat: e }),
	dealt: ({ seat: e, cards: t }) => t.length > 0 ? j("log.dealt", {
		seat: e,
		cards: t
	}) : j("log.dealt-none", { seat: e }),
	repaid: ({ seat: e, money: t }) => j("log.repaid", {
		seat: e,
		money: N(t)
	}),
	loan: ({ seat: e, count: t, money: n }) => j("log.loan", {
		seat: e,
		count: t,
		money: N(n)
	}),
	bank: ({ seat: e, card: t, more: n }) => j("log.bank", {
		seat: e,
		card: t,
		more: N(n)
	}),
	drew: ({ seat: e }) => j("log.drew", { seat: e }),
	"drew-card": ({ seat: e, card: t }) => j("log.drew-card", {
		seat: e,
		card: t
	}),
	"drew-board": ({ seat: e, card: t, row: n }) => j("log.drew-board", {
		seat: e,
		card: t,
		row: n
	}),
	"drew-more": ({ seat: e, by: t }, n) => j("log.drew-more", {
		seat: e,
		by: Pt(n, t)
	}),
	"drew-less": ({ seat: e, by: t }, n) => j("log.drew-less", {
		seat: e,
		by: Pt(n, t)
	}),
	"nothing-to-draw": ({ seat: e }) => j("log.nothing-to-draw", { seat: e }),
	looked: ({ seat: e, by: t, count: n }) => j("log.looked", {
		seat: e,
		card: t,
		count: n
	}),
	"looked-cards": ({ seat: e, cards: t }) => j("log.looked-cards", {
		seat: e,
		cards: t
	}),
	"put-back": ({ seat: e, count: t }) => t > 0 ? j("log.put-back", {
		seat: e,
		count: t
	}) : j("log.put-back-none", { seat: e }),
	discarded: ({ seat: e, card: t, why: n }) => j(`log.discarded.${n}`, {
		seat: e,
		card: t
	}),
	cleared: ({ cards: e }) => j("log.cleared", { cards: e }),
	recoloured: ({ seat: e, card: t, by: n }) => j("log.recoloured", {
		seat: e,
		card: t,
		by: n
	}),
	"pauper-served": ({ seat: e, by: t }) => j("log.pauper-served", {
		seat: e,
		borough: t
	}),
	swapped: ({ seat: e, gave: t, took: n, by: r }, i) => j("log.swapped", {
		seat: e,
		gave: t,
		took: n,
		by: Pt(i, r)
	}),
	relieved: ({ seat: e, by: t }) => j("log.relieved", {
		seat: e,
		borough: t
	}),
	chose: ({ seat: e, deed: t }) => j(`log.chose.${t}`, { seat: e }),
	built: ({ seat: e, card: t, stack: n, fresh: r, cost: i }) => {
		let a = {
			seat: e,
			card: t,
			n: n + 1
		};
		return i === 0 ? j(r ? "log.built" : "log.built-on", a) : j(r ? "log.built-paid" : "log.built-on-paid", {
			...a,
			cost: N(i)
		});
	},
	stored: ({ seat: e, card: t }) => j("log.stored", {
		seat: e,
		card: t
	}),
	"lost-coins": ({ seat: e, card: t, money: n }) => j("log.lost-coins", {
		seat: e,
		card: t,
		money: N(n)
	}),
	played: ({ seat: e, card: t }) => j("log.played", {
		seat: e,
		card: t
	}),
	bought: ({ seat: e, borough: t, cost: n, prestige: r, poverty: i }) => {
		let a = P({
			prestige: r,
			poverty: i
		});
		return a.length > 0 ? j("log.bought", {
			seat: e,
			borough: t,
			cost: N(n),
			gains: a
		}) : j("log.bought-bare", {
			seat: e,
			borough: t,
			cost: N(n)
		});
	},
	offered: ({ borough: e }) => j("log.offered", { borough: e }),
	activated: (e) => {
		let { seat: t, card: n, fee: r } = e, i = P(e);
		return r > 0 ? i.length > 0 ? j("log.activated-paid", {
			seat: t,
			card: n,
			fee: N(r),
			gains: i
		}) : j("log.activated-paid-bare", {
			seat: t,
			card: n,
			fee: N(r)
		}) : i.length > 0 ? j("log.activated", {
			seat: t,
			card: n,
			gains: i
		}) : j("log.activated-bare", {
			seat: t,
			card: n
		});
	},
	"borough-ran": (e) => {
		let { seat: t, borough: n } = e, r = P(e);
		return r.length > 0 ? j("log.borough-ran", {
			seat: t,
			borough: n,
			gains: r
		}) : j("log.borough-ran-bare", {
			seat: t,
			borough: n
		});
	},
	collected: ({ seat: e, from: t, card: n, money: r }) => r > 0 ? j("log.collected", {
		seat: e,
		from: t,
		card: n,
		money: N(r)
	}) : j("log.collected-none", {
		seat: e,
		from: t,
		card: n
	}),
	paid: ({ seat: e, card: t, money: n }) => n > 0 ? j("log.paid", {
		seat: e,
		card: t,
		money: N(n)
	}) : j("log.paid-none", {
		seat: e,
		card: t
	}),
	burdened: ({ seat: e, on: t, card: n, poverty: r }) => j("log.burdened", {
		seat: e,
		on: t,
		card: n,
		poverty: dt(r)
	}),
	earned: (e) => {
		let { seat: t, card: n } = e, r = P(e);
		return r.length > 0 ? j("log.earned", {
			seat: t,
			card: n,
			gains: r
		}) : j("log.earned-none", {
			seat: t,
			card: n
		});
	},
	again: ({ seat: e, card: t, by: n }) => j("log.again", {
		seat: e,
		card: t,
		by: n
	}),
	"no-effect": ({ seat: e, card: t }) => j("log.no-effect", {
		seat: e,
		card: t
	}),
	flipped: ({ seat: e, card: t }) => j("log.flipped", {
		seat: e,
		card: t
	}),
	spared: ({ seat: e, card: t, by: n }) => j("log.spared", {
		seat: e,
		card: t,
		by: n
	}),
	poverty: ({ seat: e, stacks: t, loans: n, hand: r }) => t + n + r > 0 ? j("log.poverty", {
		seat: e,
		poverty: dt(t + n + r),
		stacks: t,
		loans: n,
		hand: r
	}) : j("log.poverty-none", { seat: e }),
	"last-turns": ({ seat: e }) => j("log.last-turns", { seat: e }),
	scored: ({ seat: e, line: t }) => j("log.scored", {
		seat: e,
		points: t.points,
		source: Nt(t)
	}),
	over: () => j("log.over")
}, It = (e, t) => Ft[t.t](t, e), Lt = (e, t) => [
	j("outline.holdings", {
		money: N(t.money),
		prestige: ut(t.prestige),
		poverty: dt(t.poverty),
		loans: j("amount.loans", { n: t.loans })
	}),
	t.hand && t.hand.length > 0 ? j("outline.hand-open", {
		n: t.cards,
		cards: t.hand.map((t) => M(e, t))
	}) : j("outline.hand", { n: t.cards }),
	t.boroughs.length > 0 ? j("outline.boroughs", {
		top: t.boroughs.at(-1) ?? "",
		boroughs: t.boroughs
	}) : j("outline.no-boroughs")
];
function Rt(e, t, n) {
	let r = n + 1, i = t.top === null ? void 0 : e.cards[t.top], a = t.height - 1, o = a === 0 ? [] : t.cards ? [j("outline.covered-open", { cards: t.cards.slice(0, -1).map((t) => M(e, t)) })] : [j("outline.covered", { n: a })];
	if (t.down || !i) return [{
		depth: 2,
		said: i ? j("outline.stack-down-open", {
			n: r,
			card: M(e, i.id)
		}) : j("outline.stack-down", { n: r })
	}, ...o.map((e) => ({
		depth: 3,
		said: e
	}))];
	let s = [
		...t.coins > 0 ? [j("outline.coins", { money: N(t.coins) })] : [],
		...t.placed ? [j("outline.placed")] : [],
		...t.activated ? [j("outline.activated")] : [],
		...t.used ? [j("outline.used")] : []
	];
	return [{
		depth: 2,
		said: j("outline.stack", {
			n: r,
			card: M(e, i.id)
		})
	}, ...[
		...s,
		...Ot(i),
		...o
	].map((e) => ({
		depth: 3,
		said: e
	}))];
}
function zt({ score: e, hand: t }, n) {
	let r = e.reduce((e, t) => e + t.points, 0);
	return [{
		depth: 1,
		said: j(n ? "outline.points" : t ? "outline.points-so-far" : "outline.points-in-sight", { points: r })
	}, ...e.map((e) => ({
		depth: 2,
		said: j("outline.score", {
			points: e.points,
			source: Nt(e)
		})
	}))];
}
function Bt(e, t, n) {
	let r = t.players[n];
	return r ? [
		{
			depth: 0,
			said: j(n === t.me ? "outline.me" : "outline.player", { seat: n })
		},
		...Lt(e, r).map((e) => ({
			depth: 1,
			said: e
		})),
		...zt(r, t.over),
		{
			depth: 1,
			said: r.display.length > 0 ? j("outline.city", { n: r.display.length }) : j("outline.no-city")
		},
		...r.display.flatMap((t, n) => Rt(e, t, n))
	] : [];
}
// packages/games/london/src/describe/outline/index.ts
var Vt = (e, t) => t.filter((e) => e !== null).map((t) => M(e, t));
function Ht(e, { top: t, bottom: n, deck: r, gone: i, aside: a, playing: o }) {
	let s = (t, n) => {
		let r = Vt(e, n), i = n.length - r.length;
		return r.length > 0 ? j("outline.row", {
			row: t,
			cards: r,
			free: i
		}) : j("outline.row-empty", {
			row: t,
			free: i
		});
	};
	return [
		s("top", t),
		s("bottom", n),
		j("outline.deck", { n: r }),
		...i.length > 0 ? [j("outline.gone", { n: i.length })] : [],
		...a.length > 0 ? [j("outline.aside", { cards: Vt(e, a) })] : [],
		...o === null ? [] : [j("outline.playing", { card: M(e, o) })]
	];
}
function Ut(e, { looking: t, looked: n, active: r }) {
	return t === 0 ? [] : n ? [j("outline.looked", { cards: Vt(e, n) })] : [j("outline.looking", {
		seat: r,
		n: t
	})];
}
function Wt(e, { offer: t, boroughDeck: n }) {
	return [
		{
			depth: 0,
			said: j("outline.land")
		},
		...t.flatMap((t) => {
			let n = t === null ? void 0 : e.boroughs[t];
			return n ? [{
				depth: 1,
				said: j("answer.borough", { borough: n.id })
			}, ...kt(n).map((e) => ({
				depth: 2,
				said: e
			}))] : [];
		}),
		{
			depth: 1,
			said: j("outline.borough-deck", { n })
		}
	];
}
function Gt({ over: e, last: t, active: n }) {
	if (e) return [j("outline.over")];
	let r = j("outline.turn", { seat: n });
	return t === null ? [r] : [r, t === 0 ? j("outline.last") : j("outline.last-turns", { n: t })];
}
function Kt(e, t) {
	let [n = j("outline.over"), ...r] = Gt(t);
	return [
		{
			depth: 0,
			said: n
		},
		...[...r, ...Ut(e, t)].map((e) => ({
			depth: 1,
			said: e
		})),
		{
			depth: 0,
			said: j("outline.board")
		},
		...Ht(e, t).map((e) => ({
			depth: 1,
			said: e
		})),
		...Wt(e, t),
		...t.players.flatMap((n, r) => Bt(e, t, r))
	];
}
// packages/games/london/src/describe/refusal.ts
var qt = ({ key: e, params: t }) => typeof t.stack == "number" ? {
	key: e,
	params: { n: t.stack + 1 }
} : {
	key: e,
	params: t
}, Jt = (e) => ({
	ask: (e) => Tt(e),
	wait: (e) => Et(e),
	answer: (t, n, r) => wt(e, t, n, r),
	event: (t) => It(e, t),
	refusal: qt,
	scoreLine: Nt,
	outline: (t) => Kt(e, t),
	component: (t) => Mt(e, t),
	kind: (t) => jt(e, t),
	names: (t) => ({
		...Re("card", e.set.cards, Xe.cards, t),
		...Re("borough", e.set.boroughs, Xe.boroughs, t)
	})
});
// packages/kernel/src/plain.ts
function L(e, t) {
	let n = e[t];
	if (n === void 0) throw RangeError(`no element ${t}`);
	return n;
}
function Yt(e) {
	return typeof e != "object" || !e ? JSON.stringify(e) : Array.isArray(e) ? `[${e.map(Yt).join(",")}]` : `{${Object.entries(e).sort(([e], [t]) => e < t ? -1 : 1).map(([e, t]) => `${JSON.stringify(e)}:${Yt(t)}`).join(",")}}`;
}
// packages/kernel/src/sha256.ts
var Xt = [];
for (let e = 2; Xt.length < 64; e++) Xt.every((t) => e % t !== 0) && Xt.push(e);
var Zt = (e) => (e - Math.floor(e)) * 2 ** 32 | 0, Qt = Int32Array.from(Xt, (e) => Zt(Math.cbrt(e))), $t = Int32Array.from(Xt.slice(0, 8), (e) => Zt(Math.sqrt(e))), R = (e, t) => e >>> t | e << 32 - t;
function en(e) {
	let t = Math.ceil((e.length + 9) / 64) * 64, n = new DataView(new ArrayBuffer(t));
	return e.forEach((e, t) => void n.setUint8(t, e)), n.setUint8(e.length, 128), n.setUint32(t - 8, Math.floor(e.length / 2 ** 29)), n.setUint32(t - 4, e.length << 3), n;
}
function tn(e) {
	let t = en(new TextEncoder().encode(e)), n = $t.slice(), r = /* @__PURE__ */ new Int32Array(64), i = (e) => r[e];
	for (let e = 0; e < t.byteLength; e += 64) {
		for (let n = 0; n < 16; n++) r[n] = t.getInt32(e + 4 * n);
		for (let e = 16; e < 64; e++) {
			let t = R(i(e - 15), 7) ^ R(i(e - 15), 18) ^ i(e - 15) >>> 3, n = R(i(e - 2), 17) ^ R(i(e - 2), 19) ^ i(e - 2) >>> 10;
			r[e] = i(e - 16) + t + i(e - 7) + n;
		}
		let [a = 0, o = 0, s = 0, c = 0, l = 0, u = 0, d = 0, f = 0] = n;
		for (let e = 0; e < 64; e++) {
			let t = R(l, 6) ^ R(l, 11) ^ R(l, 25), n = f + t + (l & u ^ ~l & d) + Qt[e] + i(e) | 0, r = (R(a, 2) ^ R(a, 13) ^ R(a, 22)) + (a & o ^ a & s ^ o & s) | 0;
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
// packages/kernel/src/rng.ts
var nn = (e) => /^[0-9a-f]{32}$/.test(e), rn = (e) => nn(e) ? e : tn(e).slice(0, 32);
function an(e) {
	let t = (t) => Number.parseInt(e.slice(8 * t, 8 * t + 8), 16) | 0, n = [
		t(0),
		t(1),
		t(2),
		t(3)
	];
	n.every((e) => e === 0) && (n[0] = 1);
	for (let e = 0; e < 12; e++) on(n);
	return n;
}
function on(e) {
	let t = Math.imul(e[1], 5), n = Math.imul(t << 7 | t >>> 25, 9), r = e[1] << 9;
	return e[2] ^= e[0], e[3] ^= e[1], e[1] ^= e[2], e[0] ^= e[3], e[2] ^= r, e[3] = e[3] << 11 | e[3] >>> 21, n >>> 0;
}
function sn(e, t) {
	if (!(t >= 1 && t <= 2 ** 32)) throw RangeError(`no number below ${t}`);
	for (;;) {
		let n = on(e), r = n % t;
		if (n - r <= 2 ** 32 - t) return r;
	}
}
function cn(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = sn(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
// packages/kernel/src/run.ts
var ln = { k: "@join" }, un = () => {}, dn = class {
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
		let n = L(this.match.lanes, e);
		for (let e = t.length - 1; e >= 0; e--) n.push(t[e]);
	}
	join() {
		this.match.stack.push(ln);
	}
	draw(e) {
		return this.revealed = !0, e.pop();
	}
	shuffle(e) {
		return this.revealed = !0, cn(this.match.rng, e);
	}
	roll(e) {
		return this.revealed = !0, sn(this.match.rng, e);
	}
	reveal() {
		this.revealed = !0;
	}
}, fn = (e, t) => {
	let n = e.frames[t.k];
	if (!n) throw Error(`no handler for frame ${t.k}`);
	return n;
}, pn = (e) => e.lanes.every((e) => e.length === 0);
function mn(e, t, n, r) {
	let i = n[n.length - 1];
	if (!i) return !1;
	if (i.k === ln.k) return pn(t) ? (n.pop(), !0) : !1;
	let a = fn(e, i);
	return a.run ? (n.pop(), r.stack = n, a.run(t.s, i, r), !0) : !1;
}
function hn(e, t, n) {
	let r;
	do {
		r = !1;
		for (let i of t.lanes) for (; i.length > 0 && mn(e, t, i, n);) r = !0;
	} while (r || mn(e, t, t.stack, n));
}
function gn(e, t, n = un) {
	return hn(e, t, new dn(t, n)), t;
}
// packages/kernel/src/types.ts
var _n = (e) => Object.assign(Object.create(null), e), vn = () => ({
	cards: [],
	down: !1,
	coins: 0,
	placed: !1,
	activated: !1,
	spared: !1,
	used: !1
}), yn = (e, t) => ({
	money: e,
	loans: 0,
	poverty: t,
	prestige: 0,
	hand: [],
	boroughs: [],
	boroughUsed: !1,
	display: []
}), z = (e) => e.cards[e.cards.length - 1];
function bn(e) {
	let t = [];
	for (let n of e.display) n.down || t.push(z(n));
	return t;
}
function B(e, t, n) {
	for (let r = 0; r < t.display.length; r++) {
		let i = t.display[r];
		if (!i.down && p(e, z(i)).ongoing === n) return r;
	}
	return -1;
}
var V = (e, t) => {
	let n = t.boroughs[t.boroughs.length - 1];
	return n === void 0 ? void 0 : m(e, n);
}, H = (e, t, n) => V(e, t)?.ability === n, xn = (e) => e.last === 0 ? null : (e.active + 1) % e.players.length;
function Sn(e) {
	for (let t of e.top) if (t !== null) return !1;
	for (let t of e.bottom) if (t !== null) return !1;
	return !0;
}
// packages/games/london/src/amounts.ts
var Cn = (e, { faceUp: t }, n) => t.filter((t) => p(e, t).colour === n).length, wn = (e, { boroughs: t }, n) => t.filter((t) => {
	let { side: r, river: i } = m(e, t);
	return n === "river" ? i : r === n;
}).length, Tn = {
	"money-2-per-river-borough": (e, t) => ({ money: 2 * wn(e, t, "river") }),
	"money-1-per-borough": (e, { boroughs: t }) => ({ money: t.length }),
	"money-2-per-north-borough": (e, t) => ({ money: 2 * wn(e, t, "north") }),
	"money-2-per-south-borough": (e, t) => ({ money: 2 * wn(e, t, "south") }),
	"take-stored-money": (e, { coins: t }) => ({ money: t }),
	"prestige-1-per-face-up-blue": (e, t) => ({ prestige: Cn(e, t, "blue") }),
	"money-1-per-brown-in-display": (e, t) => ({ money: Cn(e, t, "brown") })
};
function En(e, { run: t }, n) {
	let r = t.special && Tn[t.special]?.(e, n);
	return {
		money: t.money + (r?.money ?? 0),
		prestige: t.prestige + (r?.prestige ?? 0),
		poverty: t.poverty
	};
}
// packages/games/london/src/bot/gain.ts
var Dn = 1.5, On = 3, kn = {
	"cover-with-board-card": (e, t) => {
		e.prestige += t.coffee;
	},
	"take-2-from-each-other": (e, t, n) => {
		e.money += 2 * n, e.prestige += t.envy * .7;
	},
	"give-1-poverty": (e, t, n) => {
		e.relief += 1, e.prestige += t.envy * Dn / n;
	},
	"player-takes-2-poverty": (e, t, n) => {
		e.prestige += t.envy * 2 * Dn / n;
	},
	"others-pay-1-per-borough": (e, t) => {
		e.prestige += t.envy * On / 3;
	},
	"discard-up-to-3-for-poverty": (e) => {
		e.relief += 3;
	},
	"discard-up-to-3-for-poverty-and-prestige": (e) => {
		e.relief += 3, e.prestige += 2.5;
	},
	"hand-counts-no-poverty-this-run": (e) => {
		e.prestige += 2 * Dn;
	},
	"activate-a-card-again-free-of-card-cost": (e) => {
		e.prestige += 3;
	},
	"discard-paupers-for-1-and-poverty": (e) => {
		e.relief += 1, e.money += 1;
	}
};
function An(e, t, n, r, i) {
	let { money: a, prestige: o, poverty: s } = En(e, n, r), c = {
		money: a - n.fee,
		prestige: o,
		relief: -s
	};
	return n.feeCard !== null && (c.prestige -= t.fee), n.run.special && kn[n.run.special]?.(c, t, i), c;
}
var jn = ({ flips: e, run: t }) => !e && t.special !== "cover-with-board-card", Mn = {
	"recolour-for-1": 1.5,
	"store-1-per-card-built": 0,
	"swap-with-board-once-per-turn": 1,
	"loans-pay-12": .3,
	"look-at-three-when-drawing": 1.5,
	"draw-zero-to-two-at-start": 1.5
}, Nn = {
	"paupers-count-as-any-colour": 1,
	"swap-with-board-once-per-turn": 1,
	"draw-one-more": 2,
	"pay-2-remove-1-poverty": 2
}, Pn = (e) => e.runs || e.react !== void 0 || e.ongoing !== void 0, Fn = (e, { money: t, prestige: n, relief: r }) => {
	e.money += t, e.prestige += n, e.relief += r;
};
function In(e, t, n, r, i) {
	let a = {
		endPrestige: 0,
		nextRun: {
			money: 0,
			prestige: 0,
			relief: 0
		},
		laterRuns: {
			money: 0,
			prestige: 0,
			relief: 0
		},
		abilities: 0,
		freeStacks: 0
	}, o = {
		boroughs: n.boroughs,
		faceUp: bn(n),
		coins: 0
	}, s = 0, c = 0, l = /* @__PURE__ */ new Set(), u = (n) => {
		let u = p(e, z(n));
		if (Pn(u) || a.freeStacks++, u.runs) {
			let i = An(e, t, u, {
				...o,
				coins: n.coins
			}, r);
			Fn(a.nextRun, i), u.flips && s++, jn(u) && Fn(a.laterRuns, i);
		}
		u.ongoing && !l.has(u.ongoing) && (l.add(u.ongoing), a.abilities += Mn[u.ongoing] * t.ongoing * Math.min(i.turns, 8)), u.react && c++;
	};
	for (let t of n.display) {
		for (let n of t.cards) a.endPrestige += p(e, n).endPrestige;
		t.down ? a.freeStacks++ : u(t);
	}
	a.abilities += t.hospital * Math.min(c, s) * i.chanceToBuildAndRun;
	let d = n.boroughs[n.boroughs.length - 1];
	if (d !== void 0) {
		let { run: n, ability: r } = m(e, d), o = {
			money: n?.money ?? 0,
			prestige: n?.prestige ?? 0,
			relief: -(n?.poverty ?? 0)
		};
		Fn(a.nextRun, o), r && (a.abilities += Nn[r] * t.ongoing * Math.min(i.turns, 8));
	}
	return a;
}
// packages/games/london/src/bot/hand.ts
var Ln = 3, Rn = 1.5;
function zn(e, t, n, r) {
	let { horizon: i, poundWorth: a } = r, o = i.chanceToBuild * (n.endPrestige - n.cost * a), s = 0;
	if (n.runs) {
		let { money: o, prestige: c, relief: l } = An(e, t, n, r.around, r.rivals), u = o * a + c + l * r.povertyCost;
		s = i.chanceToBuildAndRun * u * (jn(n) ? Math.max(1, .8 * i.runs) : 1);
	}
	return n.react && (o += t.hospital * i.chanceToBuildAndRun), n.ongoing && (o += t.ongoing * i.chanceToBuildAndRun * Math.min(i.turns, 8)), {
		standing: o,
		running: s
	};
}
function Bn(e, t, n, r) {
	let { standing: i, running: a } = zn(e, t, n, r);
	return i + a;
}
function Vn(e, t, n) {
	let r = /* @__PURE__ */ new Map(), i = (i) => {
		let a = r.get(i);
		if (a) return a;
		let o = Hn(e, t, p(e, i), n);
		return r.set(i, o), o;
	};
	return (e) => Un(t, e.map(i), n);
}
function Hn(e, t, n, r) {
	if (n.action !== void 0) {
		let e = n.action === "build-two-without-discards" ? Ln : Rn;
		return {
			plan: n,
			worth: r.horizon.chanceToBuild * e,
			running: 0
		};
	}
	let { standing: i, running: a } = zn(e, t, n, r);
	return {
		plan: n,
		worth: i + a,
		running: a
	};
}
function Un(e, t, n) {
	let { horizon: r } = n, i = 0, a = {
		running: 0,
		standing: 0,
		spareCards: 0
	}, o = [];
	for (let { plan: e, worth: n, running: r } of t) e.isPauper ? i++ : o.push({
		plan: e,
		worth: n,
		running: r,
		used: !1
	});
	o.sort((e, t) => t.worth - e.worth);
	let s = n.freeStacks, c = (e) => {
		if (e.plan.buildsWithoutDiscard || e.plan.action !== void 0) return {
			card: null,
			costs: 0
		};
		if (n.paupersServe && i > 0) return {
			card: null,
			costs: -n.povertyCost / 2
		};
		for (let t = o.length - 1; t >= 0; t--) {
			let n = o[t];
			if (!n.used && n !== e && n.plan.colour === e.plan.colour) return {
				card: n,
				costs: 0
			};
		}
		if (!n.canRecolour) return null;
		for (let t = o.length - 1; t >= 0; t--) {
			let r = o[t];
			if (!r.used && r !== e) return {
				card: r,
				costs: n.poundWorth
			};
		}
		return null;
	};
	for (let t of o) {
		if (t.used) continue;
		let o = c(t);
		if (!o) continue;
		let l = t.plan.action === void 0, u = l && s <= 0 ? n.newStackCost : 0;
		t.worth - o.costs - u <= r.chanceToBuild * e.spare || (a.running += t.running - u, a.standing += t.worth - t.running - o.costs, t.used = !0, o.card && (o.card.used = !0), o.costs < 0 && i--, l && s--);
	}
	let l = e.spare * r.chanceToBuild;
	for (let { used: t } of o) t || (a.spareCards += l, l *= e.spareNext);
	return a.spareCards -= i * n.povertyCost / 2, a;
}
// packages/games/london/src/bot/consider.ts
var Wn = 4, Gn = 2, Kn = 3, qn = 3, Jn = 2.5, Yn = {
	"prestige-1-per-face-up-blue": 0,
	"money-1-per-brown-in-display": 0,
	"take-stored-money": 1,
	"discard-up-to-3-for-poverty": 5,
	"discard-up-to-3-for-poverty-and-prestige": 5,
	"discard-paupers-for-1-and-poverty": 5,
	"cover-with-board-card": 6,
	"activate-a-card-again-free-of-card-cost": 7
};
function Xn(e, t, n, r) {
	let i = /* @__PURE__ */ new Map(), a;
	function o(n, o) {
		let s = i.get(o);
		if (s !== void 0) return s;
		a ??= r.site(n);
		let c = p(e, o), l = c.isPauper ? -2 : Jn * a.horizon.chanceToBuild;
		return c.canStand && (l = Bn(e, t, c, a)), i.set(o, l), l;
	}
	let s = (e) => String(typeof e == "object" ? e[0] : e), c = (e, t, n) => t.toSorted((t, n) => o(e, s(n)) - o(e, s(t))).slice(0, n), l = (e, t, n) => t.toSorted((t, n) => o(e, s(t)) - o(e, s(n))).slice(0, n), u = (t) => typeof t == "object" || s(t) in e.cards, d = (t) => !t.placed && (t.down || !Pn(p(e, z(t))));
	function f(r, i, l) {
		let f = L(r.players, n), m = i.filter(u), h = m.filter((t) => p(e, s(t)).action === "draw-two"), g = m.filter((t) => p(e, s(t)).action === "build-two-without-discards"), _ = Infinity;
		if (r.aside.length === 0) for (let e of f.display) e.placed && (_ = Math.min(_, o(r, z(e))));
		let v = c(r, m.filter((t) => p(e, s(t)).canStand && o(r, s(t)) <= _), m.length), ee = l > 0 ? ["enough"] : [], [y] = v, te = f.display.some(d) ? 0 : a?.newStackCost ?? 0;
		return y !== void 0 && o(r, s(y)) - te > t.spare ? [
			...g,
			...v,
			...h,
			...ee
		] : [
			...h,
			...ee,
			...g,
			...v
		];
	}
	function m(e) {
		let { display: t } = L(e.players, n), r = t.findIndex(d);
		if (r >= 0) return [r];
		let i = -1;
		return t.forEach((n, r) => {
			if (n.placed) return;
			let a = t[i];
			(!a || o(e, z(n)) < o(e, z(a))) && (i = r);
		}), i < 0 ? ["new"] : ["new", i];
	}
	let h = (t, n) => {
		let { run: r, feeCard: i, fee: a } = p(e, z(L(t.display, n)));
		return ((r.special && Yn[r.special]) ?? (i === null ? a > 0 ? 3 : r.poverty < 0 ? 4 : 1 : 2)) * 100 + n;
	};
	function g(t, r) {
		if (r.includes("borough")) return ["borough"];
		let i = L(t.players, n), a = -1;
		return i.display.forEach((t, n) => {
			t.activated && p(e, z(t)).react === void 0 && (a = Math.max(a, h(i, n)));
		}), [...r.filter((e) => typeof e == "number" && h(i, e) > a).sort((e, t) => h(i, Number(e)) - h(i, Number(t))).slice(0, Kn), "enough"];
	}
	let _ = (e, ...t) => e.filter((e) => !t.includes(e));
	return (t, r, i) => {
		switch (r.k) {
			case "draw": {
				if (L(t.players, n).hand.length >= e.set.handLimit && (i.includes("deck") || i.includes("look"))) return i.filter((e) => e === "deck" || e === "look" || e === "enough");
				let a = c(t, i.filter(u), Wn), o = _(i, "relief").filter((e) => !u(e));
				return [...r.start ? o : _(o, "swap", "swap-borough"), ...a];
			}
			case "action": return _(i, "loan", "swap", "swap-borough", "relief");
			case "end": return _(i, "loan");
			case "order": return l(t, i, 1);
			case "take": return c(t, i, Wn);
			case "give":
			case "discard":
			case "fee":
			case "limit": return l(t, i, Gn);
			case "develop": return f(t, i, r.played);
			case "place": return m(t);
			case "wren": return [...c(t, i.filter(u), qn), ..._(i).filter((e) => !u(e))];
			case "lay-out": return i.slice(0, 1);
			case "run": return g(t, i);
			case "cover": return [...c(t, i.filter(u), qn), ...i.filter((e) => !u(e))];
			case "prison": return [...l(t, i.filter(u), 1), "enough"];
			case "workhouse": return i.slice(0, 1);
			default: return i;
		}
	};
}
// packages/games/london/src/copy.ts
var Zn = (e) => ({
	cards: e.cards.slice(),
	down: e.down,
	coins: e.coins,
	placed: e.placed,
	activated: e.activated,
	spared: e.spared,
	used: e.used
}), Qn = (e) => ({
	money: e.money,
	loans: e.loans,
	poverty: e.poverty,
	prestige: e.prestige,
	hand: e.hand.slice(),
	boroughs: e.boroughs.slice(),
	boroughUsed: e.boroughUsed,
	display: e.display.map(Zn)
}), $n = (e) => ({
	active: e.active,
	over: e.over,
	last: e.last,
	running: e.running,
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
	players: e.players.map(Qn)
}), U = (e, t = {}) => ({
	rule: e.slice(0, e.indexOf(".")),
	key: `refuse.${e}`,
	params: t
});
// packages/games/london/src/rules/board.ts
function W(e) {
	let t = [];
	for (let n of e) t.includes(n) || t.push(n);
	return t;
}
function er(e, t) {
	return tr(e.top, "top", t), tr(e.bottom, "bottom", t), t;
}
function tr(e, t, n) {
	for (let r = 0; r < e.length; r++) {
		let i = e[r];
		i !== null && e.indexOf(i) === r && n.push([i, t]);
	}
}
var nr = (e) => er(e, []), rr = (e, t) => t === "top" ? e.top : e.bottom;
function ir(e, [t, n]) {
	let r = rr(e, n);
	r[r.indexOf(t)] = null;
}
function ar(e, t, [n, r], i) {
	let a = rr(e, r);
	a[a.indexOf(n)] = i, t.hand[t.hand.indexOf(i)] = n;
}
function or(e, t, n, r, i) {
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
function sr(e, t) {
	let { hand: n } = e;
	for (let e = n.indexOf(t) + 1; e < n.length; e++) n[e - 1] = n[e];
	n.pop();
}
function cr(e, t, n, r, i, a) {
	sr(n, r), or(e, t, r, i, a);
}
// packages/games/london/src/rules/money.ts
function lr(e, t, n, r, i) {
	let a = L(t.players, n), o = B(e, a, "loans-pay-12"), s = ct(o >= 0), c = e.set.loan.money + s;
	a.loans += r, a.money += r * c, i.emit({
		t: "loan",
		seat: n,
		count: r,
		money: r * c
	}), o >= 0 && i.emit({
		t: "bank",
		seat: n,
		card: z(L(a.display, o)),
		more: r * s
	});
}
function G(e, t, n, r, i) {
	let a = L(t.players, n);
	if (a.money < r) {
		let o = B(e, a, "loans-pay-12") >= 0;
		lr(e, t, n, lt(e, a.money, r, o), i);
	}
	a.money -= r;
}
function K(e, t) {
	let n = e.poverty;
	return e.poverty = Math.max(0, n + t), e.poverty - n;
}
// packages/games/london/src/rules/asides.ts
var ur = 2, q = {
	swap: "swap-with-board-once-per-turn",
	"swap-borough": "swap-with-board-once-per-turn",
	relief: "pay-2-remove-1-poverty"
};
function dr(e, t) {
	for (let n = 0; n < t.display.length; n++) {
		let r = L(t.display, n);
		if (!(r.down || r.used) && p(e, z(r)).ongoing === q.swap) return n;
	}
	return -1;
}
var fr = (e, t) => t.hand.length > 0 && !Sn(e);
function J(e, t, n, r, i) {
	let a = L(t.players, n), o = i;
	if (dr(e, a) >= 0 && fr(t, a) && o.push("swap"), !a.boroughUsed) {
		let n = V(e, a)?.ability;
		n === q["swap-borough"] && fr(t, a) && o.push("swap-borough"), n === q.relief && a.poverty > 0 && o.push("relief");
	}
	return r && o.push("loan"), o;
}
function pr(e, t, n) {
	let r = L(t.players, n), i = [], a = (e, n) => {
		n ? i.push({
			answer: e,
			refusal: U("L23.used")
		}) : r.hand.length === 0 ? i.push({
			answer: e,
			refusal: U("L85.hand")
		}) : Sn(t) && i.push({
			answer: e,
			refusal: U("L85.board")
		});
	};
	return B(e, r, q.swap) >= 0 && a("swap", dr(e, r) < 0), H(e, r, q["swap-borough"]) && a("swap-borough", r.boroughUsed), H(e, r, q.relief) && (r.boroughUsed ? i.push({
		answer: "relief",
		refusal: U("L23.used")
	}) : r.poverty === 0 && i.push({
		answer: "relief",
		refusal: U("L95.poverty")
	})), i;
}
function mr(e, t, n, r) {
	let i = L(t.players, n);
	G(e, t, n, ur, r), K(i, -1), i.boroughUsed = !0, r.emit({
		t: "relieved",
		seat: n,
		by: V(e, i)?.id ?? ""
	});
}
function hr(e, t, n, r, i, a) {
	switch (r) {
		case "swap":
		case "swap-borough": return a.push({
			k: "take",
			seat: n,
			by: r
		}, i), !0;
		case "relief": return mr(e, t, n, a), a.push(i), !0;
		case "loan": return lr(e, t, n, 1, a), a.push(i), !0;
		default: return !1;
	}
}
var gr = (e) => ({
	take: {
		legal: (e) => nr(e),
		apply: (e, t, [n, r], i) => i.push({
			k: "give",
			seat: t.seat,
			by: t.by,
			card: n,
			row: r
		})
	},
	give: {
		legal: (e, t) => W(L(e.players, t.seat).hand),
		apply(t, n, r, i) {
			let a = L(t.players, n.seat);
			ar(t, a, [n.card, n.row], r);
			let o = V(e, a)?.id ?? "";
			if (n.by === "swap") {
				let t = L(a.display, dr(e, a));
				t.used = !0, o = z(t);
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
}), _r = 3;
function vr(e, t, n) {
	t.left !== 0 && (e.deck.length === 0 && Sn(e) ? n.emit({
		t: "nothing-to-draw",
		seat: t.seat
	}) : n.push(t));
}
var yr = (e, t) => ({
	k: "draw",
	seat: e,
	left: t,
	optional: 0,
	start: !1,
	look: !1
}), br = ({ seat: e, left: t, optional: n, start: r }) => ({
	k: "draw",
	seat: e,
	left: t - 1,
	optional: n,
	start: r,
	look: !1
}), xr = (e) => e.optional >= e.left, Sr = (e, t) => (B(e, t, "draw-zero-to-two-at-start") >= 0 ? 2 : 1) + +!!H(e, t, "draw-one-more");
function Cr(e, t, n) {
	let r = L(t.players, n.seat), i = B(e, r, "draw-zero-to-two-at-start"), a = Sr(e, r) - n.left + 1;
	return a === 2 && i >= 0 ? z(L(r.display, i)) : a > 1 ? V(e, r)?.id : void 0;
}
function wr(e, t, n, r) {
	let i = n.start ? Cr(e, t, n) : void 0;
	i !== void 0 && r.emit({
		t: "drew-more",
		seat: n.seat,
		by: i
	}), vr(t, br(n), r);
}
function Tr(e, t, n, r, i) {
	ir(t, r), L(t.players, n.seat).hand.push(r[0]), i.emit({
		t: "drew-board",
		seat: n.seat,
		card: r[0],
		row: r[1]
	}), wr(e, t, n, i);
}
function Er(e, t, n, r) {
	L(e.players, t).hand.push(n), r.emit({
		t: "drew",
		seat: t
	}), r.emit({
		t: "drew-card",
		seat: t,
		card: n
	}, [t]);
}
var Dr = (e) => e.deck.slice(e.deck.length - e.looking).reverse();
function Or(e, t, n) {
	n.emit({
		t: "put-back",
		seat: t,
		count: e.looking
	}), e.looking = 0;
}
function kr(e) {
	return {
		"start-draw": { run(t, { seat: n }, r) {
			let i = L(t.players, n), a = Sr(e, i);
			vr(t, {
				k: "draw",
				seat: n,
				left: a,
				optional: B(e, i, "draw-zero-to-two-at-start") >= 0 ? a : a - 1,
				start: !0,
				look: B(e, i, "look-at-three-when-drawing") >= 0
			}, r);
		} },
		draw: {
			opens: "after-others",
			legal(t, n) {
				let r = [];
				return t.deck.length > 0 && r.push(n.look ? "look" : "deck"), er(t, r), xr(n) && r.push("enough"), J(e, t, n.seat, !1, r);
			},
			refused: (t, n) => [...t.deck.length === 0 ? [{
				answer: "deck",
				refusal: U("L10.deck")
			}] : [], ...pr(e, t, n.seat)],
			apply(t, n, r, i) {
				let { seat: a } = n;
				if (typeof r == "object") Tr(e, t, n, r, i);
				else if (r === "deck") Er(t, a, i.draw(t.deck), i), wr(e, t, n, i);
				else if (r === "look") {
					let r = L(t.players, a);
					t.looking = Math.min(_r, t.deck.length), i.reveal();
					let o = z(L(r.display, B(e, r, "look-at-three-when-drawing")));
					i.emit({
						t: "looked",
						seat: a,
						by: o,
						count: t.looking
					}), i.emit({
						t: "looked-cards",
						seat: a,
						cards: Dr(t)
					}, [a]), i.push({
						...n,
						k: "pick"
					});
				} else if (r === "enough") {
					let r = L(t.players, a), o = B(e, r, "draw-zero-to-two-at-start");
					o >= 0 && n.left === Sr(e, r) && i.emit({
						t: "drew-less",
						seat: a,
						by: z(L(r.display, o))
					});
				} else hr(e, t, a, r, n, i);
			}
		},
		pick: {
			legal: (e) => [...W(Dr(e)), ...nr(e)],
			apply(t, n, r, i) {
				let { seat: a } = n;
				typeof r == "object" ? Tr(e, t, n, r, i) : (t.deck.splice(t.deck.lastIndexOf(r), 1), t.looking--, Er(t, a, r, i), wr(e, t, n, i)), t.looking > 1 ? i.push({
					k: "order",
					seat: a,
					settled: 0
				}) : Or(t, a, i);
			}
		},
		order: {
			legal: (e, t) => W(Dr(e).slice(t.settled)),
			apply(e, t, n, r) {
				let i = e.deck.length - 1 - t.settled, a = e.deck.lastIndexOf(n, i);
				e.deck[a] = e.deck[i], e.deck[i] = n, t.settled + 2 < e.looking ? r.push({
					k: "order",
					seat: t.seat,
					settled: t.settled + 1
				}) : Or(e, t.seat, r);
			}
		}
	};
}
// packages/games/london/src/rules/buy.ts
function Ar(e) {
	return { buy: {
		legal: (e) => e.offer.filter((e) => e !== null),
		apply(t, { seat: n }, r, i) {
			let a = L(t.players, n), { cost: o, gain: s } = m(e, r);
			G(e, t, n, o, i);
			let c = t.offer.indexOf(r);
			t.offer[c] = null, a.boroughs.push(r), a.boroughUsed = !1, a.prestige += s.prestige;
			let l = K(a, s.poverty);
			if (i.emit({
				t: "bought",
				seat: n,
				borough: r,
				cost: o,
				prestige: s.prestige,
				poverty: l
			}), t.boroughDeck.length > 0) {
				let e = i.draw(t.boroughDeck);
				t.offer[c] = e, i.emit({
					t: "offered",
					borough: e
				});
			}
			vr(t, yr(n, s.draw), i);
		}
	} };
}
// packages/games/london/src/rules/opening.ts
var jr = (e, t) => e.decks[t].slice(), Mr = (e, t) => e.set.setup.boardColumns[String(t)], Nr = (e) => Array.from({ length: e }, () => null);
function Pr(t, n, r, i) {
	let { money: a, hand: o, poverty: s, boroughsFaceUp: c } = t.set.setup, l = [];
	for (let n of e.toReversed()) l.push(...i.shuffle(jr(t, n)));
	let u = t.set.boroughs.filter(({ starter: e }) => e).map(({ id: e }) => e), d = t.set.boroughs.filter(({ starter: e }) => !e).map(({ id: e }) => e), f = Mr(t, n), p = Array.from({ length: n }, () => yn(a, s));
	p.forEach((e, t) => {
		for (let t = 0; t < o; t++) e.hand.push(i.draw(l));
		i.emit({
			t: "dealt",
			seat: t,
			cards: [...e.hand]
		}, [t]);
	});
	let m = r.start === "random" ? i.roll(n) : Number(r.start) - 1;
	return i.emit({
		t: "starts",
		seat: m
	}), i.push({ k: "next" }), {
		active: (m + n - 1) % n,
		over: !1,
		last: null,
		running: !1,
		boroughDue: !1,
		hospitable: !1,
		looking: 0,
		playing: null,
		aside: [],
		deck: l,
		top: Nr(f),
		bottom: Nr(f),
		offer: u.slice(0, c),
		boroughDeck: i.shuffle(d),
		gone: [],
		players: p
	};
}
// packages/games/london/src/bot/draws.ts
var Fr = 1, Ir = () => {}, Lr = {
	push: Ir,
	aside: Ir,
	join: Ir,
	emit: Ir,
	reveal: Ir,
	draw: () => void 0,
	shuffle: (e) => e,
	roll: () => 0
};
function Rr(e, t, n, r, i) {
	let { buy: a } = Ar(e), o = /* @__PURE__ */ new Map(), s = (e) => {
		let t = Math.ceil(e.length / i);
		return t <= 1 ? e : e.filter((e, n) => n % t === 0);
	};
	function c(t) {
		let n = t.deck[t.deck.length - 1];
		if (n === void 0) return [];
		let { set: r } = p(e, n), i = o.get(r) ?? s(jr(e, r));
		return o.set(r, i), i;
	}
	function l(i, a, o) {
		let { hand: s } = L(i.players, n), l = r(i, Math.max(0, i.deck.length - a)), u = l(s), d = c(i);
		if (a === 0 || d.length === 0) return u;
		let f = 0;
		for (let e of d) f += l([...s, e]);
		let p = o ? a : Math.max(0, e.set.handLimit - s.length);
		return u + (Math.min(a, p) + t.choice * Math.max(0, a - p)) * (f / d.length - u);
	}
	return { unseen(t, n, r, i) {
		if (n.k === "draw") return l(t, n.left, i) + (n.look ? Fr : 0);
		if (n.k !== "buy") return l(t, 0, i);
		let o = $n(t);
		return a.apply(o, n, String(r), Lr), l(o, m(e, String(r)).gain.draw, i);
	} };
}
// packages/games/london/src/bot/horizon.ts
var zr = (e, t) => e <= 0 ? 0 : e / (e + t);
function Br(e, t, n) {
	if (e.last !== null || t <= 0) return 0;
	let r = e.players.length;
	return 1 + Math.max(0, t - n.drawn * (r - 1)) / (n.drawn * r);
}
var Vr = (e, t) => ({
	turns: e,
	runs: Math.min(e, .5 + e / t.cycle),
	chanceToRun: t.sure.run * zr(e, t.patience.run),
	chanceToBuild: t.sure.build * zr(e, t.patience.build),
	chanceToBuildAndRun: t.sure.build * zr(e - 1, t.patience.both)
});
function Hr(e, t) {
	return e <= 0 ? 0 : e < 2 * t.action ? e ** 2 / (4 * t.action) : e - t.action;
}
// packages/games/london/src/ending.ts
var Ur = 10;
function Wr(e, t) {
	return t <= 0 ? 0 : e[String(Math.min(t, Ur))] + Math.max(0, t - Ur) * e.eachOver10;
}
var Gr = (e, t, n, r) => ({
	stacks: e,
	loans: t,
	hand: r ? 0 : n
});
function Kr(e, { money: t, loans: n }) {
	let { repay: r, unpaidPrestige: i } = e.set.loan, a = Math.min(n, Math.floor(t / r)), o = t - a * r, s = n - a;
	return {
		repaid: a,
		unpaid: s,
		rest: o,
		forMoney: Math.floor(o / e.set.moneyPerPrestige),
		forLoans: s === 0 ? 0 : s * i
	};
}
var qr = (e, t) => e + t, Jr = (e, t, n) => Wr(e.set.povertyTable, L(t, n) - Math.min(...t)), Yr = 10;
function Xr(e, t) {
	let n = 1 / e.set.moneyPerPrestige, r = (e, r) => e * n + t.spend * Math.min(e, t.spendTurn * r);
	return {
		spendable: r,
		anotherPound: (e, r) => n + t.spend * Math.min(1, Math.max(0, (t.spendTurn * r - e) / Yr)),
		purse(n, i) {
			if (i > 0) return r(n.money, i) - n.loans * t.loan;
			let { rest: a, forMoney: o, forLoans: s } = Kr(e, {
				money: n.money,
				loans: n.loans
			});
			return o + s + a / 100;
		}
	};
}
// packages/games/london/src/bot/poverty.ts
var Zr = [
	-1.5,
	-.5,
	.5,
	1.5
];
function Qr(e) {
	let t = e.set.povertyTable, n = (e) => {
		if (e <= 0) return 0;
		let n = Math.floor(e), r = e - n;
		return -(Wr(t, n) * (1 - r) + Wr(t, n + 1) * r);
	};
	return (e, t) => {
		let r = 0;
		for (let i of Zr) r += n(e + i * t);
		return r / Zr.length;
	};
}
function $r(e, t, n) {
	let r = Qr(e), i = (e, r, i, a) => {
		if (a.turns <= 0) return e.poverty + r;
		let o = i === n ? 0 : t.rivalRun * (e.display.length + e.loans), s = Math.max(0, r - t.shed * a.turns);
		return e.poverty + s + (r - s) * t.handPoverty + o;
	};
	return (e, a, o, s = 0) => {
		let c = t.near / (t.near + a.turns), l = e.players.map((e, t) => t === n ? i(e, o, t, a) + s : i(e, e.hand.length, t, a)), u = 0, d = 0;
		return l.forEach((e, i) => {
			let a = Infinity;
			l.forEach((e, t) => {
				t !== i && (a = Math.min(a, e));
			});
			let o = r(e - a, t.doubt);
			u += i === n ? -o : t.envy * o / (l.length - 1), d += i === n ? -e : t.envy * e / (l.length - 1);
		}), c * u + (1 - c) * t.poverty * d;
	};
}
// packages/games/london/src/bot/runs.ts
function ei(e, { spendable: t, anotherPound: n }, r) {
	function i(n, i, a) {
		let { money: o, prestige: s } = i.nextRun, c = Math.min(i.nextRun.relief, n.poverty + e.relief), l = n.display.length + n.loans, u = Math.max(0, a.turns - 1), d = t(n.money + o, u) - t(n.money, u);
		return a.chanceToRun * (d + s + (c - l) * r);
	}
	function a(t, i, a) {
		let { money: o, prestige: s, relief: c } = i.laterRuns, l = Math.max(0, t.display.length - e.stacks) + t.loans, u = o * n(t.money + i.nextRun.money, a.turns / 2) + s + (Math.min(c, l) - l) * r;
		return Math.max(0, a.runs - 1) * u;
	}
	function o(t, n, r) {
		let i = Hr(t, e), a = Hr(t + n.running, e) + n.standing, o = Math.min(1, r.turns - 1), s = n.spareCards + i + o * Hr(a - i, e);
		return o === 1 ? s : s + (1 - o) * Math.max(0, n.standing - e.action / 2 - i);
	}
	return {
		nextRun: i,
		laterRuns: a,
		runNowOrBuildFirst: o
	};
}
// packages/games/london/src/bot/judge.ts
var ti = .5, ni = 4, ri = 2;
function ii(e, t, n, r, i) {
	let a = n.players.length - 1, o = !1, s = Xr(e, t), c = $r(e, t, r), l = Vr(Br(n, n.deck.length, t), t), u = (e) => c(n, l, L(n.players, r).hand.length, e), d = Math.max(ti, (u(0) - u(ni)) / ni), f = ei(t, s, d), m = (e, n) => Vr(Br(e, n, t) + +!!o, t);
	function h(n, r, i) {
		let o = n.display.length < t.stacks ? 1 : Math.max(1, i.runs);
		return {
			around: {
				boroughs: n.boroughs,
				faceUp: bn(n),
				coins: 2
			},
			rivals: a,
			horizon: i,
			poundWorth: s.anotherPound(n.money + r.nextRun.money, i.turns - 1),
			povertyCost: d,
			canRecolour: B(e, n, "recolour-for-1") >= 0,
			paupersServe: H(e, n, "paupers-count-as-any-colour"),
			freeStacks: r.freeStacks,
			newStackCost: d * i.chanceToBuildAndRun * o
		};
	}
	function g(n, r) {
		let i = 0, a = 0;
		for (let o of [n.top, n.bottom]) for (let n of o) {
			if (n === null) continue;
			let o = p(e, n), s = 0;
			o.canStand ? s = Bn(e, t, o, r) : o.isPauper || (s = r.horizon.chanceToBuild * ri), s > i ? (a = i, i = s) : s > a && (a = s);
		}
		return i + a / 2;
	}
	function _(n, i) {
		let o = L(n.players, r), l = m(n, i), u = In(e, t, o, a, l), d = h(o, u, l), p = o.prestige + u.endPrestige + s.purse(o, l.turns), _ = f.nextRun(o, u, l), v = f.laterRuns(o, u, l) + u.abilities, ee = Vn(e, t, d), y = t.feed > 0 && (n.last ?? 1) > 0 ? t.feed * g(n, d) : 0;
		return n.players.forEach((e, n) => {
			n !== r && (y += t.envy * s.purse(e, 1) / a);
		}), (e) => {
			let t = p + c(n, l, e.length) - y;
			return l.turns > 0 ? t + v + f.runNowOrBuildFirst(_, ee(e), l) : t;
		};
	}
	let v = Rr(e, t, r, _, i);
	return {
		worth: (e) => _(e, e.deck.length)(L(e.players, r).hand),
		unseen: (e, t, n) => v.unseen(e, t, n, o),
		begin(e) {
			o = e;
		},
		site(n) {
			let i = L(n.players, r), o = m(n, n.deck.length);
			return h(i, In(e, t, i, a, o), o);
		}
	};
}
// packages/games/london/src/bot/reason.ts
var Y = (e, t = {}) => ({
	key: `bot.${e}`,
	params: t
}), ai = (e) => String(typeof e == "object" ? e[0] : e);
function oi(e, t, n, r, i) {
	let a = L(n.players, r);
	function o(o, s) {
		let c = L(s.players, r).display.flatMap((e, t) => {
			let n = a.display[t];
			return e.placed && e.cards.length !== n?.cards.length ? [z(e)] : [];
		}), l = c.map((r) => Bn(e, t, p(e, r), i(n))), u = c[l.indexOf(Math.max(...l))];
		if (u !== void 0) {
			let e = Math.max(1, Math.round(l.reduce((e, t) => e + t, 0)));
			return Y("develop", {
				count: c.length,
				card: u,
				points: e
			});
		}
		let d = o.find((t) => ai(t) in e.cards);
		return d === void 0 ? null : Y("develop.action", { card: ai(d) });
	}
	function s(t) {
		let { cost: n } = m(e, t), r = Math.ceil(Math.max(0, n - a.money) / e.set.loan.money);
		return r > 0 ? Y("buy.loan", {
			borough: t,
			loans: r
		}) : Y("buy", {
			borough: t,
			cost: n
		});
	}
	function c(e) {
		let t = L(e.players, r);
		return Y("run", {
			money: Math.max(0, t.money - a.money),
			prestige: t.prestige - a.prestige,
			before: a.poverty,
			after: t.poverty
		});
	}
	function l(e, t) {
		switch (e[0]) {
			case "develop": return o(e.slice(1), t);
			case "buy": return s(String(e[1]));
			case "run": return c(t);
			default: return Y("draw.action");
		}
	}
	return (t, n, r) => {
		let [i, a] = n;
		if (i === "swap" || i === "swap-borough") return Y("swap", { card: ai(a) });
		switch (t.k) {
			case "repay": return Y(i === "repay" ? "repay" : "keep-loan");
			case "draw":
			case "pick": return i === "enough" ? Y("done") : ai(i) in e.cards ? Y("draw.board", { card: ai(i) }) : Y("draw.deck");
			case "action": return l(n, r);
			case "buy": return s(String(i));
			case "develop": return i === "enough" ? Y("done") : o(n, r);
			case "limit": return Y("limit", { card: ai(i) });
			case "end": return Y(i === "relief" ? "relief" : "done");
			default: return null;
		}
	};
}
// packages/games/london/src/bot/mind.ts
var si = (e) => e, ci = (e) => e.k === "repay" || e.k === "pick" || e.k === "order" || e.k === "draw" && e.start, li = (e) => e.k === "action" || ci(e) && e.k !== "order", ui = 1e3, di = 6, fi = (e, t, n) => (r, i) => {
	let a = ii(e, t, r, i, n), o = Xn(e, t, i, a), s = !1;
	return {
		consider(e, t, n) {
			let r = si(t);
			if (s && li(r)) return [];
			s || a.begin(ci(r)), s = !0;
			let i = o(e, r, n);
			return i.length > 0 ? i : n;
		},
		worth: a.worth,
		unseen: a.unseen,
		reason: (n, o, s) => oi(e, t, r, i, a.site)(si(n), o, s)
	};
}, pi = (e, t) => ({
	judge: fi(e, t, ui),
	ahead: {
		tried: 8,
		quick: 4,
		trust: 0,
		isFar: (e, t, n) => n >= 14,
		judging: () => fi(e, t, di)
	}
}), mi = {
	spend: .35,
	spendTurn: 4,
	loan: 9,
	drawn: 2,
	cycle: 3.5,
	patience: {
		run: .2,
		build: .5,
		both: .7
	},
	action: 6,
	sure: {
		run: .97,
		build: .95
	},
	handPoverty: .25,
	shed: 3.5,
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
}, hi = {
	...mi,
	loan: 3,
	handPoverty: 0,
	poverty: .6,
	near: 2.5,
	relief: 0,
	ongoing: 0,
	envy: 0,
	feed: 0
}, gi = {
	...mi,
	envy: .4,
	feed: 0
}, _i = (e) => ({
	apprentice: pi(e, hi),
	merchant: pi(e, gi),
	alderman: pi(e, mi)
});
// packages/games/london/src/census.ts
function vi(e) {
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
// packages/games/london/src/coverage.ts
var yi = (e) => `event ${e}`;
function bi(e) {
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
		case "scored": return e.line.key === "score.card" ? [`score ${e.line.params.card}`] : [yi("scored")];
		default: return [yi(e.t)];
	}
}
var xi = (e) => [
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
	...Si.map(yi)
], Si = /* @__PURE__ */ "starts.turn.dealt.repaid.loan.drew.drew-card.drew-board.nothing-to-draw.looked-cards.put-back.cleared.chose.lost-coins.offered.collected.paid.burdened.earned.again.no-effect.flipped.poverty.last-turns.scored.over".split("."), Ci = {
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
function wi(e, t) {
	return t === "loan" ? .02 : Ci[e.k]?.[String(t)] ?? 1;
}
// packages/games/london/src/options.ts
var Ti = (e) => ({ start: ["random", ...Array.from({ length: e }, (e, t) => String(t + 1))] }), X = (e, t, n, r, i = !1) => ({
	rule: e,
	key: t,
	params: n,
	points: r,
	hidden: i
}), Ei = (e) => qr(e.poverty, e.hand.length);
function Di(e, t) {
	let n = [];
	for (let { cards: r, down: i } of t.display) r.forEach((t, a) => {
		let { endPrestige: o } = p(e, t), s = a === r.length - 1 && !i;
		o !== 0 && n.push(X("L71", "score.card", { card: t }, o, !s));
	});
	return n;
}
function Oi(e, t, n, r) {
	let i = L(t.players, n), { repaid: a, unpaid: o, rest: s, forMoney: c, forLoans: l } = Kr(e, i), u = L(r, n), d = Math.min(...r);
	return [
		[X("L71", "score.prestige", {}, i.prestige)],
		i.hand.length > 0 ? [X("L71", "score.hand", { count: i.hand.length }, 0)] : [],
		Di(e, i),
		a > 0 ? [X("L75", "score.repaid", {
			count: a,
			money: a * e.set.loan.repay
		}, 0)] : [],
		[X("L71", "score.money", { money: s }, c)],
		o > 0 ? [X("L71", "score.loans", { count: o }, l)] : [],
		[X("L72", "score.poverty", {
			poverty: u,
			least: d,
			left: u - d
		}, Jr(e, r, n))]
	];
}
var ki = (e) => e.players.map(Ei);
function Ai(e, t) {
	let n = ki(t);
	return t.players.map((r, i) => Oi(e, t, i, n).flat());
}
function ji(e, t) {
	let n = ki(t), r = t.players.map((r, i) => Oi(e, t, i, n));
	return L(r, 0).flatMap((e, t) => r.flatMap((e, n) => L(e, t).map((e) => ({
		seat: n,
		line: e
	}))));
}
function Mi(e, t, n, r) {
	let i = L(t.players, n), a = 0;
	for (let { points: i } of Oi(e, t, n, r).flat()) a += i;
	let o = i.display.flatMap((e) => e.cards).map((t) => p(e, t).endPrestige);
	return [
		a,
		-L(r, n),
		i.boroughs.length,
		Math.max(0, ...o)
	];
}
var Ni = (e, t) => {
	let n = e.findIndex((e, n) => e !== t[n]);
	return n >= 0 && L(e, n) > L(t, n);
};
function Pi(e, t) {
	let n = ki(t), r = t.players.map((r, i) => Mi(e, t, i, n));
	return r.map((e) => 1 + r.filter((t) => Ni(t, e)).length);
}
// packages/games/london/src/rules/display.ts
function Fi(e, t, n, r, i, a) {
	let { display: o } = L(t.players, n), s = i === "new" ? o.length : i;
	i === "new" && o.push(vn());
	let c = L(o, s);
	c.coins > 0 && a.emit({
		t: "lost-coins",
		seat: n,
		card: z(c),
		money: c.coins
	}), c.cards.push(r), c.down = !1, c.coins = 0, c.placed = !0, c.activated = !1, c.spared = !1, c.used = !1, a.emit({
		t: "built",
		seat: n,
		card: r,
		stack: s,
		fresh: i === "new",
		cost: p(e, r).cost
	});
	for (let t of o) t === c || t.down || p(e, z(t)).ongoing === "store-1-per-card-built" && (t.coins++, a.emit({
		t: "stored",
		seat: n,
		card: z(t)
	}));
}
// packages/games/london/src/rules/develop.ts
var Ii = 2, Li = 2, Ri = 1;
function zi(e, t, n, r, i) {
	let a = p(e, n);
	return a.isPauper ? i && H(e, t, "paupers-count-as-any-colour") ? "pauper" : null : a.colour === r ? "colour" : B(e, t, "recolour-for-1") >= 0 ? "school" : null;
}
function Bi(e, t, n, r) {
	let i = [];
	for (let a of t.hand) zi(e, t, a, n, r) !== null && !i.includes(a) && i.push(a);
	return i;
}
function Vi(e, t, n, r, i, a) {
	let o = L(t.players, n), s = zi(e, o, r, i, !0);
	if (s === "school") {
		G(e, t, n, Ri, a);
		let i = z(L(o.display, B(e, o, "recolour-for-1")));
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
		by: V(e, o)?.id ?? ""
	});
}
function Hi(e, t) {
	let n = t.hand.map((t) => p(e, t)), r = 0, i = 0, a = 0, o = !1;
	for (let e of n) i |= r & e.bit, r |= e.bit, e.isPauper && a++, e.canStand && (o = !0);
	let s = n.length - a > 1 && B(e, t, "recolour-for-1") >= 0 || a > 0 && H(e, t, "paupers-count-as-any-colour"), c = ({ isPauper: e, action: t, buildsWithoutDiscard: n, bit: r }) => e ? !1 : t === "build-two-without-discards" ? o : t !== void 0 || n || s || (i & r) !== 0, l = [];
	for (let e of W(n)) c(e) && l.push(e.id);
	return l;
}
function Ui(e, t, n) {
	let r = L(t.players, n), i = 0;
	for (let t of r.hand) {
		let { bit: n, canStand: r } = p(e, t);
		if (r && (i & n) !== 0) return !0;
		i |= n;
	}
	return Hi(e, r).length > 0;
}
function Wi(e, t) {
	let n = p(e, t);
	return n.isPauper ? U("L33.build") : n.action === void 0 ? U("L30.colour", {
		card: t,
		colour: n.colour
	}) : U("L82.nothing", { card: t });
}
var Gi = (e, t, n) => p(e, t).isPauper ? U("L33.serve") : U("L30.serve", {
	card: t,
	colour: n
});
function Ki(e, t, n, r, i, a) {
	sr(L(t.players, n), r), t.playing = r, a.push({
		k: "place",
		seat: n
	}), !i && !p(e, r).buildsWithoutDiscard && a.push({
		k: "discard",
		seat: n
	});
}
function qi(e, t, n, r, i) {
	sr(L(t.players, n), r), t.aside.push(r), i.emit({
		t: "played",
		seat: n,
		card: r
	}), p(e, r).action === "draw-two" ? vr(t, yr(n, Ii), i) : i.push({
		k: "wren",
		seat: n,
		left: Li
	});
}
function Ji(e) {
	return {
		develop: {
			legal(t, n) {
				let r = Hi(e, L(t.players, n.seat));
				return n.played === 0 ? r : (r.push("enough"), J(e, t, n.seat, !0, r));
			},
			refused(t, n) {
				let r = L(t.players, n.seat), i = Hi(e, r);
				return [...W(r.hand).filter((e) => !i.includes(e)).map((t) => ({
					answer: t,
					refusal: Wi(e, t)
				})), ...n.played > 0 ? pr(e, t, n.seat) : [{
					answer: "enough",
					refusal: U("L30.one")
				}]];
			},
			apply(t, n, r, i) {
				let { seat: a, played: o } = n;
				r === "enough" || hr(e, t, a, r, n, i) || (i.push({
					k: "develop",
					seat: a,
					played: o + 1
				}), p(e, r).action === void 0 ? Ki(e, t, a, r, !1, i) : qi(e, t, a, r, i));
			}
		},
		discard: {
			legal: (t, n) => Bi(e, L(t.players, n.seat), Yi(e, t), !0),
			refused(t, n) {
				let r = L(t.players, n.seat), i = Yi(e, t);
				return W(r.hand).filter((t) => zi(e, r, t, i, !0) === null).map((t) => ({
					answer: t,
					refusal: Gi(e, t, i)
				}));
			},
			apply(t, n, r, i) {
				Vi(e, t, n.seat, r, Yi(e, t), i), cr(t, n.seat, L(t.players, n.seat), r, "build", i);
			}
		},
		place: {
			legal(e, t) {
				let n = ["new"], { display: r } = L(e.players, t.seat);
				for (let e = 0; e < r.length; e++) r[e]?.placed || n.push(e);
				return n;
			},
			refused: (e, t) => L(e.players, t.seat).display.flatMap((e, t) => e.placed ? [{
				answer: t,
				refusal: U("L31.placed", { card: z(e) })
			}] : []),
			apply(t, n, r, i) {
				let a = t.playing;
				t.playing = null, G(e, t, n.seat, p(e, a).cost, i), Fi(e, t, n.seat, a, r, i);
			}
		},
		wren: {
			legal: (t, n) => [...W(L(t.players, n.seat).hand).filter((t) => p(e, t).canStand), ...n.left < Li ? ["enough"] : []],
			refused: (t, n) => [...W(L(t.players, n.seat).hand).filter((t) => !p(e, t).canStand).map((t) => ({
				answer: t,
				refusal: p(e, t).isPauper ? U("L33.build") : U("L34.display", { card: t })
			})), ...n.left < Li ? [] : [{
				answer: "enough",
				refusal: U("L82.one")
			}]],
			apply(t, n, r, i) {
				if (r === "enough") return;
				let { seat: a } = n, o = L(t.players, a).hand.length > 1;
				n.left > 1 && o && i.push({
					k: "wren",
					seat: a,
					left: n.left - 1
				}), Ki(e, t, a, r, !0, i);
			}
		},
		"lay-out": {
			legal: (e) => W(e.aside),
			apply(e, t, n, r) {
				e.aside.splice(e.aside.indexOf(n), 1), or(e, t.seat, n, "aside", r);
			}
		},
		developed: { run(e, t, n) {
			let [r] = e.aside;
			if (r !== void 0) {
				if (e.aside.some((e) => e !== r)) n.push({
					k: "lay-out",
					seat: t.seat
				}, t);
				else for (let r of e.aside.splice(0)) or(e, t.seat, r, "aside", n);
			}
		} }
	};
}
var Yi = (e, t) => p(e, t.playing).colour, Xi = 3, Zi = (e, t, n) => {
	let r = L(t.players, n);
	return r.loans > 0 && r.money >= e.set.loan.repay;
}, Qi = (e, t, n, r) => r === "develop" ? Ui(e, t, n) : r !== "buy" || t.offer.some((e) => e !== null);
function $i(e, t) {
	e.active = t, e.running = !1, e.hospitable = !1;
	let n = L(e.players, t);
	n.boroughUsed = !1;
	for (let e of n.display) e.placed = !1, e.activated = !1, e.spared = !1, e.used = !1;
}
var ea = (e, t, n) => [
	...Zi(e, t, n) ? [{
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
function ta(e) {
	return {
		next: { run(t, n, r) {
			let i = xn(t);
			i === null ? r.push({ k: "game-over" }) : (t.last !== null && t.last--, $i(t, i), r.emit({
				t: "turn",
				seat: i
			}), r.push(...ea(e, t, i)));
		} },
		repay: {
			opens: "after-others",
			legal: () => ["repay", "enough"],
			apply(t, n, r, i) {
				if (r === "enough") return;
				let a = L(t.players, n.seat);
				a.money -= e.set.loan.repay, a.loans--, i.emit({
					t: "repaid",
					seat: n.seat,
					money: e.set.loan.repay
				}), Zi(e, t, n.seat) && i.push(n);
			}
		},
		action: {
			opens: "after-others",
			legal(t, n) {
				let r = [];
				for (let i of at) Qi(e, t, n.seat, i) && r.push(i);
				return J(e, t, n.seat, !0, r);
			},
			refused: (t, n) => [
				...Qi(e, t, n.seat, "develop") ? [] : [{
					answer: "develop",
					refusal: U("L35.nothing")
				}],
				...Qi(e, t, n.seat, "buy") ? [] : [{
					answer: "buy",
					refusal: U("L40.none")
				}],
				...pr(e, t, n.seat)
			],
			apply(t, n, r, i) {
				let { seat: a } = n;
				if (hr(e, t, a, r, n, i)) return;
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
						t.running = !0, t.boroughDue = V(e, L(t.players, a))?.run !== void 0, i.push({
							k: "run",
							seat: a
						}, {
							k: "ran",
							seat: a
						});
						return;
					case "draw": vr(t, yr(a, Xi), i);
				}
			}
		},
		closing: { run(t, { seat: n }, r) {
			J(e, t, n, B(e, L(t.players, n), "loans-pay-12") >= 0, []).length > 0 && r.push({
				k: "end",
				seat: n
			});
		} },
		end: {
			legal: (t, n) => J(e, t, n.seat, !0, ["done"]),
			refused: (t, n) => pr(e, t, n.seat),
			apply: (t, n, r, i) => {
				hr(e, t, n.seat, r, {
					k: "closing",
					seat: n.seat
				}, i);
			}
		},
		limit: {
			legal: (e, t) => W(L(e.players, t.seat).hand),
			apply: (e, t, n, r) => cr(e, t.seat, L(e.players, t.seat), n, "limit", r)
		},
		"turn-over": { run(t, n, r) {
			L(t.players, n.seat).hand.length > e.set.handLimit ? r.push({
				k: "limit",
				seat: n.seat
			}, n) : (t.last === null && t.deck.length === 0 && (t.last = t.players.length - 1, r.emit({
				t: "last-turns",
				seat: n.seat
			})), r.push({ k: "next" }));
		} },
		"game-over": { run(t, n, r) {
			t.over = !0;
			for (let { seat: n, line: i } of ji(e, t)) r.emit({
				t: "scored",
				seat: n,
				line: i
			});
			r.emit({ t: "over" });
		} }
	};
}
// packages/games/london/src/position/fill.ts
var na = ({ set: e }, t) => ({
	...yn(t.money ?? e.setup.money, t.poverty ?? e.setup.poverty),
	loans: t.loans ?? 0,
	prestige: t.prestige ?? 0,
	hand: [...t.hand ?? []],
	boroughs: [...t.boroughs ?? []],
	display: (t.display ?? []).map(({ cards: e, down: t = !1, coins: n = 0 }) => ({
		...vn(),
		cards: [...e],
		down: t,
		coins: n
	}))
});
function ra(t, n, r, i, a) {
	let { boroughsFaceUp: o } = t.set.setup, s = Mr(t, n.players.length), c = (e) => Nr(s).map((t, n) => e?.[n] ?? null), l = e.toReversed().flatMap((e) => cn(a, t.set.cards.filter(({ set: t }) => t === e).flatMap(({ id: e }) => Array(r[e] ?? 0).fill(e)))), u = t.set.boroughs.toSorted((e, t) => Number(t.starter ?? !1) - Number(e.starter ?? !1)).flatMap(({ id: e }) => i[e] ? [e] : []), d = n.offer ?? u.splice(0, o), f = [...cn(a, u), ...(n.boroughDeck ?? []).toReversed()];
	return {
		active: n.active ?? 0,
		over: !1,
		last: n.last ?? null,
		running: !1,
		boroughDue: !1,
		hospitable: !1,
		looking: 0,
		playing: null,
		aside: [],
		deck: n.deck?.toReversed() ?? l,
		top: c(n.top),
		bottom: c(n.bottom),
		offer: Array.from({ length: o }, (e, t) => d[t] ?? f.pop() ?? null),
		boroughDeck: f,
		gone: n.deck ? l : [],
		players: n.players.map((e) => na(t, e))
	};
}
// packages/games/london/src/position/shape.ts
var ia = x(0, 1e3), aa = (e, t, n) => {
	let r = x(0, 3), i = w(Te(t.one));
	return E({
		players: w(E({
			money: T(ia),
			loans: T(ia),
			poverty: T(ia),
			prestige: T(ia),
			hand: T(w(t.one)),
			boroughs: T(w(n.one)),
			display: T(w(E({
				cards: w(t.one, 1),
				down: T(we),
				coins: T(ia)
			})))
		}), 2, 4),
		phase: T(C(["turn", "action"])),
		active: T(r),
		last: T(Te(r)),
		top: T(i),
		bottom: T(i),
		deck: T(w(t.one)),
		offer: T(w(n.one, 0, e.set.setup.boroughsFaceUp)),
		boroughDeck: T(w(n.one)),
		seed: T(S(200))
	});
};
// packages/games/london/src/position/index.ts
function oa(e, t) {
	let n = me(), r = ze(Object.fromEntries(e.set.cards.map(({ id: e, copies: t }) => [e, t]))), i = ze(Object.fromEntries(e.set.boroughs.map(({ id: e }) => [e, 1]))), a = he(aa(e, r, i), t, n);
	if (a && sa(e, a, n), !a || n.faults.length > 0) return { faults: n.faults };
	let o = an(rn(a.seed ?? "position")), s = ra(e, a, r.left, i.left, o);
	return { match: {
		s,
		rng: o,
		stack: ca(e, a, s),
		lanes: s.players.map(() => [])
	} };
}
function sa(e, { players: t, top: n, bottom: r, deck: i, active: a = 0, last: o = null }, { say: s }) {
	let c = t.length, l = Mr(e, c);
	for (let [e, t] of Object.entries({
		top: n,
		bottom: r
	})) t && t.length > l && s(e, `with ${c} players a row has ${l} spaces`);
	a >= c && s("active", `there are players 0 to ${c - 1}`), o !== null && (o >= c || i?.length !== 0) && s("last", `the last turns begin with an empty deck, and there are at most ${c - 1} after this one`), t.forEach(({ display: t = [] }, n) => {
		t.forEach(({ cards: t, down: r = !1, coins: i = 0 }, a) => {
			let o = _(g(_("players", n), "display"), a);
			t.forEach((t, n) => {
				p(e, t).canStand || s(_(g(o, "cards"), n), `${t} cannot lie in a display`);
			});
			let c = p(e, t.at(-1) ?? "");
			r && !c.flips && c.react === void 0 && s(g(o, "down"), `${c.id} never turns face down`), i > 0 && (r || c.ongoing !== "store-1-per-card-built") && s(g(o, "coins"), "money lies only on cards that store it and show face up");
		});
	});
}
function ca(e, { phase: t }, n) {
	let r = ea(e, n, n.active);
	return r.slice(t === "action" ? r.findIndex(({ k: e }) => e === "action") : 0).reverse();
}
// packages/games/london/src/redeal.ts
var la = [
	"discard",
	"fee",
	"wren"
];
function ua(e, t) {
	let n = (t) => p(e, t).set, r = (e, t) => e.players.flatMap((n, r) => r === t ? [] : n.display.flatMap(({ cards: t, down: n, activated: i }) => t.slice(0, n && !(i && r === e.active) ? t.length : -1).map((e, n) => [t, n]))), i = (e, n) => la.includes(n.k) ? t[n.k]?.legal?.(e, n)[0] : void 0;
	return (t, a, o) => {
		let { s } = t;
		if (s.over) return;
		let c = t.stack.at(-1), l = c?.seat === a ? void 0 : c;
		l?.k === "develop" && (t.stack[t.stack.length - 1] = {
			k: "action",
			seat: l.seat
		});
		let u = l && i(s, l), d = l?.seat === void 0 ? -1 : s.players[l.seat]?.hand.indexOf(u) ?? -1;
		o(s.boroughDeck);
		let f = a === s.active ? s.looking : 0, m = r(s, a), h = s.deck.slice(0, s.deck.length - f).map((e, t) => [s.deck, t]), g = s.players.flatMap((e, t) => t === a ? [] : e.hand.flatMap((n, r) => t === l?.seat && r === d ? [] : [[e.hand, r]])), _ = o([
			...m,
			...h,
			...g
		].map(([e, t]) => e[t])), v = ([e, t], n) => {
			let r = _.findIndex(n);
			e[t] = _.splice(r, 1)[0];
		};
		for (let t of m) {
			let r = n(t[0][t[1]]);
			v(t, (t) => n(t) === r && p(e, t).canStand);
		}
		for (let e of h) {
			let t = n(e[0][e[1]]);
			v(e, (e) => n(e) === t);
		}
		for (let e of g) v(e, () => !0);
	};
}
// packages/games/london/src/rules/effects.ts
var da = 3;
function fa(e, t, n, r) {
	let i = L(t.display, r), { react: a, run: o, id: s } = p(e, z(i));
	if (!i.activated) return U("L88.idle", { stack: r });
	if (a !== void 0) return U("L88.hospital");
	if (i.spared) return U("L83.spared", { card: s });
	let c = o.special === "activate-a-card-again-free-of-card-cost";
	return r === n || c ? U("L88.idle", { stack: r }) : null;
}
var pa = (e, t, n) => t.display.flatMap((r, i) => fa(e, t, n, i) === null ? [i] : []), ma = (e, t) => t.every((t) => t > e.money), ha = (e, t) => e.players.flatMap((e, n) => n === t ? [] : [n]), ga = {
	"cover-with-board-card": (e, t, n, r) => {
		nr(t).some(([t]) => p(e, t).canStand) ? r.push({
			...n,
			k: "cover"
		}) : va(t, n, r);
	},
	"take-stored-money": (e, t, n) => {
		L(L(t.players, n.seat).display, n.stack).coins = 0;
	},
	"take-2-from-each-other": (e, t, n, r) => {
		let i = L(t.players, n.seat), a = z(L(i.display, n.stack));
		for (let e of ha(t, n.seat)) {
			let o = L(t.players, e), s = Math.min(2, o.money);
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
		L(t.players, n.seat).poverty > 0 ? r.push({
			...n,
			k: "victim"
		}) : va(t, n, r);
	},
	"player-takes-2-poverty": (e, t, n, r) => r.push({
		...n,
		k: "victim"
	}),
	"others-pay-1-per-borough": (e, t, n, r) => {
		let i = z(L(L(t.players, n.seat).display, n.stack));
		for (let a of ha(t, n.seat)) {
			let n = L(t.players, a).boroughs.length;
			G(e, t, a, n, r), r.emit({
				t: "paid",
				seat: a,
				card: i,
				money: n
			});
		}
	},
	"discard-up-to-3-for-poverty": (e, t, n, r) => _a(t, n, da, r),
	"discard-up-to-3-for-poverty-and-prestige": (e, t, n, r) => _a(t, n, da, r),
	"hand-counts-no-poverty-this-run": (e, t) => {
		t.hospitable = !0;
	},
	"activate-a-card-again-free-of-card-cost": (e, t, n, r) => {
		pa(e, L(t.players, n.seat), n.stack).length > 0 ? r.push({
			...n,
			k: "again"
		}) : va(t, n, r);
	},
	"discard-paupers-for-1-and-poverty": (e, t, n, r) => {
		L(t.players, n.seat).hand.length > 0 && r.push({
			...n,
			k: "workhouse"
		});
	}
}, _a = (e, t, n, r) => {
	n > 0 && L(e.players, t.seat).hand.length > 0 && r.push({
		k: "prison",
		seat: t.seat,
		stack: t.stack,
		left: n
	});
}, va = (e, t, n) => n.emit({
	t: "no-effect",
	seat: t.seat,
	card: z(L(L(e.players, t.seat).display, t.stack))
});
function ya(e, t, n, r, i) {
	let a = L(e.players, t.seat);
	a.money += n, a.prestige += r;
	let o = K(a, -1), s = z(L(a.display, t.stack));
	i.emit({
		t: "earned",
		seat: t.seat,
		card: s,
		money: n,
		prestige: r,
		poverty: o
	});
}
function ba(e) {
	let t = (t, n) => p(e, z(L(L(t.players, n.seat).display, n.stack)));
	return {
		effect: { run(t, n, r) {
			let i = L(t.players, n.seat), a = L(i.display, n.stack), o = p(e, z(a)), { id: s, run: c, fee: l } = o, { boroughs: u } = i, { money: d, prestige: f, poverty: m } = En(e, o, {
				boroughs: u,
				faceUp: bn(i),
				coins: a.coins
			});
			i.money += d, i.prestige += f;
			let h = K(i, m), { seat: g } = n;
			r.emit({
				t: "activated",
				seat: g,
				card: s,
				stack: n.stack,
				fee: l,
				money: d,
				prestige: f,
				poverty: h
			}), c.special && ga[c.special]?.(e, t, {
				seat: g,
				stack: n.stack
			}, r);
		} },
		cover: {
			legal(t, n) {
				let r = nr(t).filter(([t]) => p(e, t).canStand), i = r.map(([t]) => p(e, t).cost);
				return ma(L(t.players, n.seat), i) ? [...r, "none"] : r;
			},
			refused: (t) => nr(t).filter(([t]) => !p(e, t).canStand).map((e) => ({
				answer: e,
				refusal: U("L81.kind", { card: e[0] })
			})),
			apply(t, n, r, i) {
				if (r === "none") {
					va(t, n, i);
					return;
				}
				let [a] = r;
				ir(t, r), G(e, t, n.seat, p(e, a).cost, i), Fi(e, t, n.seat, a, n.stack, i);
			}
		},
		victim: {
			legal: (e, t) => ha(e, t.seat),
			apply(e, n, r, i) {
				let { id: a, run: o } = t(e, n), s = o.special === "give-1-poverty";
				s && K(L(e.players, n.seat), -1);
				let c = K(L(e.players, r), s ? 1 : 2);
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
			legal: (e, t) => [...W(L(e.players, t.seat).hand), "enough"],
			apply(e, n, r, i) {
				if (r === "enough") return;
				let a = t(e, n).run.special === "discard-up-to-3-for-poverty-and-prestige";
				cr(e, n.seat, L(e.players, n.seat), r, "effect", i), ya(e, n, 0, +!!a, i), _a(e, n, n.left - 1, i);
			}
		},
		workhouse: {
			legal: (t, n) => [...W(L(t.players, n.seat).hand).filter((t) => p(e, t).isPauper), "enough"],
			refused: (t, n) => W(L(t.players, n.seat).hand).filter((t) => !p(e, t).isPauper).map((e) => ({
				answer: e,
				refusal: U("L92.pauper", { card: e })
			})),
			apply(e, t, n, r) {
				n !== "enough" && (cr(e, t.seat, L(e.players, t.seat), n, "effect", r), ya(e, t, 1, 0, r), L(e.players, t.seat).hand.length > 0 && r.push(t));
			}
		},
		again: {
			legal(t, n) {
				let r = L(t.players, n.seat), i = pa(e, r, n.stack);
				return ma(r, i.map((t) => p(e, z(L(r.display, t))).fee)) ? [...i, "none"] : i;
			},
			refused(t, n) {
				let r = L(t.players, n.seat);
				return r.display.flatMap((t, i) => {
					let a = fa(e, r, n.stack, i);
					return a === null || i === n.stack ? [] : [{
						answer: i,
						refusal: a
					}];
				});
			},
			apply(n, r, i, a) {
				if (i === "none") {
					va(n, r, a);
					return;
				}
				let { seat: o } = r, { id: s, fee: c } = p(e, z(L(L(n.players, o).display, i)));
				a.emit({
					t: "again",
					seat: o,
					card: s,
					by: t(n, r).id
				}), G(e, n, o, c, a), a.push({
					k: "effect",
					seat: o,
					stack: i
				});
			}
		}
	};
}
// packages/games/london/src/rules/run.ts
function xa(e, t, n) {
	let { feeCard: r } = p(e, z(n));
	return r === null ? null : r === "any" ? W(t.hand) : Bi(e, t, r, !1);
}
function Sa(e, t, n) {
	if (n.down || n.activated || n.placed || !p(e, z(n)).runs) return !1;
	let r = xa(e, t, n);
	return r === null || r.length > 0;
}
function Ca(e, t) {
	if (t.down) return U("L50.down");
	let n = p(e, z(t)), r = n.id;
	return t.activated ? U("L50.activated", { card: r }) : n.react === void 0 ? n.runs ? t.placed ? U("L81.placed", { card: r }) : n.feeCard === "any" || n.feeCard === null ? U("L50.card", { card: r }) : U("L50.colour", {
		card: r,
		colour: n.feeCard
	}) : U("L54.nothing", { card: r }) : U("L83.flips", { card: r });
}
function wa(e, t, n, r) {
	let i = L(t.players, n), a = V(e, i);
	if (t.boroughDue = !1, a?.run === void 0) return;
	let { money: o = 0, prestige: s = 0, poverty: c = 0 } = a.run;
	i.money += o, i.prestige += s;
	let l = K(i, c);
	r.emit({
		t: "borough-ran",
		seat: n,
		borough: a.id,
		money: o,
		prestige: s,
		poverty: l
	});
}
function Ta(e, t, n) {
	let r = V(e, n);
	return t.boroughDue || r === void 0 ? [] : [{
		answer: "borough",
		refusal: U(r.run === void 0 ? "L51.none" : "L51.done", { borough: r.id })
	}];
}
function Ea(e) {
	let t = (t, n) => t.display.flatMap((t, r) => r !== n && !t.down && !t.placed && p(e, z(t)).react === "flip-instead" ? [r] : []);
	return {
		run: {
			legal(t, n) {
				let r = L(t.players, n.seat), i = [];
				for (let t = 0; t < r.display.length; t++) Sa(e, r, L(r.display, t)) && i.push(t);
				return t.boroughDue && i.push("borough"), i.push("enough"), J(e, t, n.seat, !0, i);
			},
			refused(t, n) {
				let r = L(t.players, n.seat);
				return [
					...r.display.flatMap((t, n) => Sa(e, r, t) ? [] : [{
						answer: n,
						refusal: Ca(e, t)
					}]),
					...Ta(e, t, r),
					...pr(e, t, n.seat)
				];
			},
			apply(t, n, r, i) {
				let { seat: a } = n;
				if (typeof r == "number") {
					let o = L(L(t.players, a).display, r), { fee: s, feeCard: c } = p(e, z(o));
					o.activated = !0, G(e, t, a, s, i), i.push({
						k: "effect",
						seat: a,
						stack: r
					}, {
						k: "flip",
						seat: a,
						stack: r
					}, n), c !== null && i.push({
						k: "fee",
						seat: a,
						stack: r
					});
				} else r === "borough" ? (wa(e, t, a, i), i.push(n)) : r === "enough" ? t.boroughDue && wa(e, t, a, i) : hr(e, t, a, r, n, i);
			}
		},
		fee: {
			legal(t, n) {
				let r = L(t.players, n.seat);
				return xa(e, r, L(r.display, n.stack)) ?? [];
			},
			refused(t, n) {
				let r = L(t.players, n.seat), { feeCard: i } = p(e, z(L(r.display, n.stack)));
				return i === null || i === "any" ? [] : W(r.hand).filter((t) => zi(e, r, t, i, !1) === null).map((t) => ({
					answer: t,
					refusal: Gi(e, t, i)
				}));
			},
			apply(t, n, r, i) {
				let a = L(t.players, n.seat), { feeCard: o } = p(e, z(L(a.display, n.stack)));
				o !== null && o !== "any" && Vi(e, t, n.seat, r, o, i), cr(t, n.seat, a, r, "fee", i);
			}
		},
		flip: { run(n, r, i) {
			let { seat: a } = r, o = L(n.players, a), s = L(o.display, r.stack);
			p(e, z(s)).flips && !s.placed && (t(o, r.stack).length > 0 ? i.push({
				k: "spare",
				seat: a,
				stack: r.stack
			}) : Da(s, a, r.stack, i));
		} },
		spare: {
			legal: (e, n) => ["flip", ...t(L(e.players, n.seat), n.stack)],
			refused: (t, n) => L(t.players, n.seat).display.flatMap((t, n) => {
				let r = p(e, z(t));
				return !t.down && t.placed && r.react === "flip-instead" ? [{
					answer: n,
					refusal: U("L83.placed", { card: r.id })
				}] : [];
			}),
			apply(e, t, n, r) {
				let { display: i } = L(e.players, t.seat), a = L(i, t.stack);
				if (n === "flip") {
					Da(a, t.seat, t.stack, r);
					return;
				}
				let o = L(i, n);
				o.down = !0, o.activated = !0, a.spared = !0, r.emit({
					t: "spared",
					seat: t.seat,
					card: z(a),
					by: z(o)
				});
			}
		},
		ran: { run(e, { seat: t }, n) {
			let r = L(e.players, t), i = Gr(r.display.length, r.loans, r.hand.length, e.hospitable);
			K(r, i.stacks + i.loans + i.hand), n.emit({
				t: "poverty",
				seat: t,
				...i
			});
		} }
	};
}
function Da(e, t, n, r) {
	e.down = !0, r.emit({
		t: "flipped",
		seat: t,
		card: z(e),
		stack: n
	});
}
// packages/games/london/src/view.ts
var Oa = (e, t) => ({
	height: e.cards.length,
	cards: t ? e.cards : null,
	top: t || !e.down ? z(e) : null,
	down: e.down,
	coins: e.coins,
	placed: e.placed,
	activated: e.activated,
	spared: e.spared,
	used: e.used
}), ka = (e, t, n) => ({
	money: e.money,
	loans: e.loans,
	poverty: e.poverty,
	prestige: e.prestige,
	cards: e.hand.length,
	hand: t ? e.hand : null,
	boroughs: e.boroughs,
	boroughUsed: e.boroughUsed,
	display: e.display.map((e) => Oa(e, t)),
	score: n.filter((e) => t || !e.hidden)
});
function Aa(e, t, n) {
	let r = Ai(e, t);
	return {
		me: n,
		active: t.active,
		over: t.over,
		last: t.last,
		running: t.running,
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
		players: t.players.map((e, i) => ka(e, t.over || i === n, r[i] ?? []))
	};
}
// packages/games/london/src/game.ts
var ja = 2, Ma = (e) => _n({
	...ta(e),
	...kr(e),
	...gr(e),
	...Ji(e),
	...Ar(e),
	...Ea(e),
	...ba(e)
});
function Na(e) {
	let t = f(e), n = Ma(t), r = {
		id: "london",
		rules: ja,
		set: {
			name: e.set,
			hash: tn(Yt(e))
		},
		seats: [2, 4],
		options: Ti,
		setup: (e, n, r) => Pr(t, e, n, r),
		frames: n,
		view: (e, n) => Aa(t, e, n),
		redeal: ua(t, n),
		score: (e) => Ai(t, e),
		ranking: (e) => Pi(t, e),
		copy: $n,
		census: vi,
		position(e) {
			let n = oa(t, e);
			return "faults" in n ? n : { match: gn(r, n.match) };
		},
		minds: _i(t),
		lean: wi,
		touches: bi,
		touchable: xi(t)
	};
	return r;
}
// packages/games/london/src/lesson/steps.ts
var Pa = "west-india-docks", Fa = "grocers", Ia = "vauxhall-gardens", La = "bridge", Ra = "paupers-b", za = "hammersmith", Ba = 0, Va = {
	stack: 1,
	card: "mercers"
}, Ha = {
	stack: 3,
	card: "theatre-royal"
}, Ua = { rival: 1 }, Wa = (e) => `card:${e}`, Ga = (e) => `stack:0:${e}`, { tell: Z, task: Q } = h(), Ka = {
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
				card: Pa,
				discarded: Fa,
				under: Va.card
			},
			asked: "develop",
			lit: [
				Wa(Pa),
				Wa(Fa),
				Ga(Va.stack)
			],
			answer: [
				{
					k: "develop",
					is: Pa
				},
				{
					k: "discard",
					is: Fa
				},
				{
					k: "place",
					is: Va.stack
				}
			]
		}),
		Z("lesson.board", "develop", ["panel:market", Wa(Fa)], { discarded: Fa }),
		Q({
			key: "lesson.more",
			nudge: "lesson.more.nudge",
			params: {
				card: Ia,
				under: Ha.card,
				done: {
					key: "answer.enough",
					params: {}
				}
			},
			asked: "develop",
			lit: [
				Wa(Ia),
				Ga(Ha.stack),
				"panel:enough"
			],
			answer: [
				{
					k: "develop",
					is: Ia
				},
				{ k: "discard" },
				{
					k: "place",
					oneOf: [Ha.stack, "new"]
				},
				{
					k: "develop",
					is: "enough"
				}
			]
		}),
		Z("lesson.loan", "draw", ["gauge:1:loans", "seat:1"], {
			...Ua,
			card: Fa,
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
			params: { card: La },
			asked: "run",
			lit: [Ga(Ba), "panel:run"],
			answer: [{
				k: "run",
				is: Ba
			}]
		}),
		Q({
			key: "lesson.fee",
			nudge: "lesson.fee.nudge",
			params: {
				card: Pa,
				paupers: Ra
			},
			asked: "run",
			lit: [Ga(Va.stack), Wa(Ra)],
			answer: [{
				k: "run",
				is: Va.stack
			}, {
				k: "fee",
				is: Ra
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
		], Ua),
		Q({
			key: "lesson.buy",
			nudge: "lesson.buy.nudge",
			params: { borough: za },
			asked: "draw",
			lit: [
				"panel:buy",
				"panel:land",
				`borough:${za}`
			],
			answer: [
				{ k: "draw" },
				{
					k: "action",
					is: "buy"
				},
				{
					k: "buy",
					is: za
				},
				{ k: "draw" },
				{ k: "draw" }
			]
		}),
		Z("lesson.ledger", null, ["panel:ledger"]),
		Z("lesson.end", null, ["panel:deck", "panel:ledger"]),
		Z("lesson.free", null, [])
	]
}, qa = {
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
}), Ja = [
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
], Ya = {
	...Ka,
	position: qa,
	scripts: { 1: Ja }
}, Xa = (e) => ({
	game: Na(e),
	describe: Jt(f(e))
}), Za = {
	id: "london",
	...Xa(Xe),
	withSet(e) {
		let t = rt(e);
		return "set" in t ? Xa(t.set) : t;
	},
	exportSet: () => it(Xe),
	lesson: Ya
};
export { Za as engine };
