// packages/games/key-flow/src/components/vocabulary.ts
var e = [
	"spring",
	"summer",
	"autumn",
	"winter"
], t = [
	"iron",
	"stone",
	"wood",
	"gold"
], n = [
	"anvil",
	"pick",
	"saw"
], r = [
	"cow",
	"pig",
	"sheep"
], i = [
	"green",
	"yellow",
	"red",
	"blue"
], a = [
	"left",
	"down",
	"right"
], o = [
	"K",
	"2+",
	"3+",
	"4+",
	"5+",
	"6+"
], s = [
	"weak-cards-go-anywhere",
	"gold-per-flip",
	"any-resource-upgrades",
	"green-yellow-interchange",
	"pig-sheep-interchange"
], c = [
	"2",
	"3",
	"4",
	"5",
	"6"
], l = [
	...t,
	"any-resource",
	...n,
	"any-skill"
], u = (...e) => ({
	resources: e,
	tokens: 0,
	draws: 0,
	choices: []
}), d = ({ resources: e = [], resourceChoice: n, tokens: r, randomSkills: i, choice: a }) => ({
	resources: e.filter((e) => e !== "any"),
	tokens: r ?? 0,
	draws: i ?? 0,
	choices: [
		...e.filter((e) => e === "any").map(() => t.map((e) => u(e))),
		...n ? [n.map((e) => u(e))] : [],
		...a ? [a.map(d)] : []
	]
}), f = (e) => e.toSorted((e, t) => l.indexOf(e) - l.indexOf(t)), p = (e) => e.map((e) => e === "any" ? "any-skill" : e), m = ({ resources: e, skills: t }) => f([...e.map((e) => e === "any" ? "any-resource" : e), ...p(t)]);
function ee({ row: e }, t) {
	let { transport: n = 0, upgrades: r = 0, pay: i, gain: a } = t;
	return e === "river" || n === 0 && r === 0 && a === void 0 ? null : {
		moves: n,
		upgrades: r,
		pay: f(p(i?.skills ?? [])),
		gain: d(a ?? {})
	};
}
var te = (e, t) => ({
	action: ee(e, t),
	transport: t.transport ?? 0,
	points: t.points ?? 0,
	score: t.storage ? {
		rule: "storage",
		...t.storage
	} : t.score ?? null,
	power: t.power ?? null
}), ne = {
	action: null,
	transport: 0,
	points: 0,
	score: null,
	power: null
};
function re(t) {
	let n = t.type !== "keyple", r = n ? t.boxes.map((e) => te(t, e)) : [];
	return {
		id: t.id,
		row: t,
		season: t.season === null ? -1 : e.indexOf(t.season),
		players: t.marking === null || t.marking === "K" ? 0 : Number.parseInt(t.marking, 10),
		isK: t.marking === "K",
		keyple: n ? null : t,
		river: n && t.row === "river",
		boat: n && t.boat === !0,
		boxes: r.length > 0 ? r : [ne],
		costs: n ? t.upgradeCosts.map(m) : [],
		bottom: n && t.bottom || null
	};
}
function ie(t) {
	let n = Object.create(null);
	for (let e of t.cards) n[e.id] = re(e);
	let r = Object.values(n), i = (e) => r.filter(e).map(({ id: e }) => e);
	return {
		set: t,
		cards: n,
		homes: i((e) => e.row.type === "home"),
		seasons: e.map((e, t) => ({
			k: i((e) => e.season === t && e.isK),
			numbered: i((e) => e.season === t && !e.isK)
		}))
	};
}
function h(e, t) {
	let n = e.cards[t];
	if (!n) throw Error(`no card ${t} in the set`);
	return n;
}
// packages/kit/src/counts.ts
var g = (e, t = 0) => Object.fromEntries(e.map((e) => [e, t]));
function _(e, t) {
	let n = 0;
	for (let r of e) n += t[r];
	return n;
}
var ae = (e, t) => e.flatMap((e) => Array.from({ length: t[e] }, () => e));
// packages/kit/src/lesson-steps.ts
function oe() {
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
var v = (e, t) => e === "" ? t : `${e}.${t}`, y = (e, t) => `${e}[${t}]`, se = (e, t) => typeof t == "string" && /^[a-z0-9-]{1,60}$/.test(t) ? `${e} ${t} ` : e, ce = 40, le = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u, ue = (e) => (e.length > ce ? `${e.slice(0, ce)}…` : e).replace(new RegExp(le, "gu"), "?"), b = (e) => typeof e == "string" ? `"${ue(e)}"` : Array.isArray(e) ? "[…]" : typeof e == "object" && e ? "{…}" : String(e), de = /\{([^{}:|@]+)(?::([^{}|@]+))?(?:@(\w+))?(?:\|([^{}|]*)\|([^{}|]*))?\}/g, fe = / @(\w+) /;
function pe(e, t) {
	if (!e.includes(" @")) return e;
	let n = e.split(fe);
	return n[(t === void 0 ? -1 : n.findIndex((e, n) => n % 2 == 1 && e === t)) + 1] ?? "";
}
var me = {
	en: "en-GB",
	fr: "fr",
	de: "de"
};
function he(e) {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		let r = t.get(n) ?? e(n);
		return t.set(n, r), r;
	};
}
var ge = he((e) => new Intl.PluralRules(e)), _e = he((e) => new Intl.NumberFormat(e)), ve = he((e) => new Intl.ListFormat(me[e], { type: "conjunction" })), ye = (e) => typeof e != "object" || "key" in e, be = (e) => e.replace(/(?<!\p{L})(d|qu)e (?=[aeiouàâäéèêëîïôöûüœæ])/giu, "$1’");
function xe(e, t, n = {}) {
	let r = (t) => _e(e).format(t), i = (e, t, i) => typeof e == "object" ? a(e.key, e.params, i) : t === void 0 ? typeof e == "number" ? r(e) : e : n[t]?.(e) ?? a(`${t}.${e}`, {}, i), a = (n, a, o) => {
		let s = Object.hasOwn(t, n) ? t[n] : void 0;
		if (s === void 0) return `⟦${n}⟧`;
		let c = pe(s, o).replace(de, (t, s, c, l = o, u, d) => {
			let f = Object.hasOwn(a, s) ? a[s] : void 0;
			return f === void 0 ? `⟦${n}.${s}⟧` : u !== void 0 && d !== void 0 ? (ge(e).select(Number(f)) === "one" ? u : d).replaceAll("#", r(Number(f))) : ye(f) ? i(f, c, l) : ve(e).format(f.map((e) => i(e, c, l)));
		});
		return e === "fr" ? be(c) : c;
	};
	return (e, t = {}) => a(e, t);
}
// packages/kit/src/reading/texts/en.ts
var Se = {
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
function Ce() {
	let e = [], t = (t, n) => void e.push({
		at: t.trimEnd(),
		message: n
	});
	return {
		faults: e,
		say: t,
		tell: (e, n, r) => t(e, xe("en", Se)(n, r))
	};
}
function we(e, t, { faults: n, tell: r }) {
	let i = e(t, "", r);
	return n.length > 0 ? void 0 : i;
}
// packages/kit/src/reading/print.ts
var Te = 110, Ee = (e) => Array.isArray(e) ? ["[", "]"] : ["{", "}"], De = (e) => `${Ae(e, "")}\n`;
function Oe(e, t) {
	if (Array.isArray(e)) return e.map(t);
	if (typeof e == "object" && e) return Object.entries(e).map(([e, n]) => `${JSON.stringify(e)}: ${t(n)}`);
}
function ke(e) {
	let t = Oe(e, ke);
	if (t === void 0) return JSON.stringify(e);
	let [n, r] = Ee(e), i = n === "{" && t.length > 0 ? " " : "";
	return `${n}${i}${t.join(", ")}${i}${r}`;
}
function Ae(e, t) {
	let n = ke(e);
	if (t !== "" && n.length + t.length <= Te) return n;
	let r = Oe(e, (e) => Ae(e, `${t}  `));
	if (r === void 0 || r.length === 0) return n;
	let [i, a] = Ee(e);
	return `${i}\n${r.map((e) => `${t}  ${e}`).join(",\n")}\n${t}${a}`;
}
// packages/kit/src/reading/shape.ts
var je = void 0, Me = 200, x = (e, t) => (n, r, i) => {
	let a = Number(n);
	return Number.isInteger(n) ? (a < e || a > t) && i(r, "fault.out-of-range", {
		found: a,
		min: e,
		max: t
	}) : i(r, "fault.not-a-whole-number", { found: b(n) }), a === 0 ? 0 : a;
}, Ne = (e, t, n) => (typeof e != "boolean" && n(t, "fault.not-true-or-false", { found: b(e) }), e === !0), Pe = (e) => (t, n, r) => (typeof t == "string" ? t.length < 1 || t.length > e ? r(n, "fault.text-length", {
	length: t.length,
	min: 1,
	max: e
}) : le.test(t) && r(n, "fault.unprintable", { found: b(t) }) : r(n, "fault.not-a-text", { found: b(t) }), String(t)), S = (e) => (t, n, r) => {
	let i = e.find((e) => e === t);
	return i === void 0 && r(n, "fault.unknown-word", {
		found: b(t),
		known: e.join(", ")
	}), i ?? je;
}, C = (e, t = 0, n = Me) => (r, i, a) => {
	if (!Array.isArray(r)) a(i, "fault.not-a-list", { found: b(r) });
	else if (r.length < t || r.length > n) a(i, "fault.list-length", {
		count: r.length,
		min: t,
		max: n
	});
	else return r.map((t, n) => e(t, y(i, n), a));
	return [];
}, w = (e) => Object.assign((t, n, r) => e(t, n, r), { optional: !0 }), Fe = (e) => typeof e == "object" && !!e && !Array.isArray(e), T = (e) => (t, n, r) => {
	let i = {};
	if (!Fe(t)) r(n, "fault.not-an-object", { found: b(t) });
	else {
		for (let [a, o] of Object.entries(e)) Object.hasOwn(t, a) ? i[a] = o(t[a], v(n, a), r) : o.optional || r(n, "fault.missing-field", { field: a });
		for (let i of Object.keys(t)) Object.hasOwn(e, i) || r(n, "fault.unknown-field", { field: ue(i) });
	}
	return i;
}, Ie = (e, t) => Object.fromEntries(e.map((e) => [e, t])), Le = (e) => (t, n, r) => {
	let i = Fe(t) ? Object.keys(t) : [];
	return T(Object.fromEntries(i.filter((e) => /^[a-z][a-zA-Z0-9]{0,39}$/.test(e)).map((t) => [t, e])))(t, n, r);
}, Re = (e, t) => (n, r, i) => {
	let a = Fe(n) && Object.hasOwn(n, e) ? String(n[e]) : "", o = Object.hasOwn(t, a) ? t[a] : void 0;
	if (o) return o(n, r, i);
	Fe(n) && Object.hasOwn(n, e) ? S(Object.keys(t))(n[e], v(r, e), i) : T({ [e]: Ne })(Fe(n) ? {} : n, r, i);
}, ze = (e) => (t, n, r) => e(t, se(n, Fe(t) ? t.id : void 0), r), Be = (e, t, n) => {
	let r = Pe(80)(e, t, n);
	return /[{}@⟦⟧]/.test(r) && n(t, "fault.unprintable", { found: b(r) }), r;
}, Ve = T({
	en: Be,
	fr: Be,
	de: Be
}), He = (e, t, n) => (typeof e == "object" ? Ve : Be)(e, t, n), Ue = (e, t) => typeof e == "string" ? e : e[t], We = (e, t, n) => {
	let r = Pe(40)(e, t, n);
	return typeof e == "string" && !/^[a-z][a-z0-9-]*-\d+$/.test(r) && n(t, "fault.set-name", { found: ue(r) }), r;
}, Ge = (e) => ({
	game: ((t, n, r) => (t !== e && r(n, "fault.wrong-game", {
		found: ue(String(t)),
		known: e
	}), e)),
	title: Pe(80),
	set: We
});
function Ke(e, t, n) {
	let r = (t) => De(e(t, "", () => {}));
	return {
		print: r,
		parse(i) {
			let a = [], o = (e, t, n = {}) => void a.push({
				at: e.trimEnd(),
				key: t,
				params: n
			}), s = e(i, "", o);
			return a.length === 0 && n(s, o), a.length === 0 && s.set === t.set && De(s) !== r(t) && o("set", "fault.reserved-set-name", { set: s.set }), a.length > 0 ? { faults: a } : { set: s };
		}
	};
}
function qe(e, t, n, r) {
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
var Je = (e) => ({ id: t }, n) => se(y(e, n), t);
function Ye(e, t, n, r) {
	let i = new Map(n.map(({ id: e, name: t }) => [e, JSON.stringify(t)]));
	return Object.fromEntries(t.flatMap(({ id: t, name: n }) => n === void 0 || i.get(t) === JSON.stringify(n) ? [] : [[`${e}.${t}`, Ue(n, r)]]));
}
// packages/kit/src/reading/stock.ts
function Xe(e) {
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
			let a = Ze(e)(t, n, i);
			return Object.hasOwn(e, a) && r(a, 1, n, i), a;
		},
		counts(e, t, i) {
			let a = Qe(n)(e, t, i);
			for (let e of n) r(e, a[e], v(t, e), i);
			return a;
		}
	};
}
var Ze = (e) => (t, n, r) => (typeof t == "string" && Object.hasOwn(e, t) || r(n, "fault.unknown-id", { found: b(t) }), String(t)), Qe = (e, t = 1e3) => (n, r, i) => {
	let a = T(Ie(e, w(x(0, t))))(n, r, i);
	return Object.fromEntries(e.map((e) => [e, a[e] ?? 0]));
};
Object.fromEntries(Array.from("aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ".matchAll(/(.)(.)/g), (e) => [e[1], e[2]]));
// packages/games/key-flow/src/components/check.ts
function $e(e, t, r, i, a) {
	let { boxes: o, upgradeCosts: s } = e, c = Math.max(0, o.length - 1);
	s.length !== c && a(v(i, "upgradeCosts"), "fault.list-length", {
		count: s.length,
		min: c,
		max: c
	}), s.forEach(({ resources: e, skills: r }, o) => {
		let s = y(v(i, "upgradeCosts"), o);
		e.length + r.length === 0 && a(s, "fault.empty");
		for (let e of n) {
			let n = r.filter((t) => t === e).length, i = t.skillsSingle[e] + t.skillsDouble[e];
			n > i && a(v(s, "skills"), "fault.too-few", {
				what: e,
				needed: n,
				supply: i
			});
		}
	}), o.forEach(({ pay: e, gain: t, score: n }, o) => {
		let s = y(v(i, "boxes"), o);
		e && !t && a(s, "fault.missing-field", { field: "gain" }), n?.rule === "boats" && n.points.length < r && a(`${s}.score.points`, "fault.list-length", {
			count: n.points.length,
			min: r,
			max: 30
		});
	});
}
function et({ cards: t, deal: n }, r) {
	for (let i of c) {
		let a = n[i], o = Number(i), s = (e, t, n, a) => {
			t || r(`deal.${i}.${e}`, "fault.deal", {
				players: o,
				needed: n,
				found: a
			});
		};
		for (let n of e) {
			let e = t.filter((e) => e.season === n), r = e.filter(({ marking: e }) => e === "K").length, i = e.filter(({ marking: e }) => e && e !== "K" && Number.parseInt(e, 10) <= o).length, c = n === "winter", l = c ? "winterK" : "removeK", u = c ? o * a.winterK : a.removeK, d = (c ? u - o : r - u) + i, f = o * a[n];
			s(l, u <= r, u, r), s(n, u > r || d === f, f, d);
		}
	}
}
function tt(e, t) {
	let { cards: n, supplies: r } = e, i = Je("cards"), a = n.filter((e) => e.type !== "keyple"), o = a.filter(({ boat: e }) => e).length;
	qe(n, ({ id: e }) => e, i, t), qe(n, (e) => e.type === "keyple" ? `${e.season} ${e.number}` : void 0, i, t), n.forEach((e, n) => {
		let a = i(e, n);
		e.type === "keyple" ? qe(e.arrows, (e) => e, (e, t) => y(v(a, "arrows"), t), t) : $e(e, r, o, a, t);
	});
	let s = a.filter(({ type: e }) => e === "home").length, l = c.length + 1;
	s < l && t("cards", "fault.too-few", {
		what: "type: home",
		needed: l,
		supply: s
	});
	let u = a.reduce((e, { upgradeCosts: t }) => e + t.length, 0);
	r.upgradeTiles < u && t("supplies.upgradeTiles", "fault.too-few", {
		what: "upgradeTiles",
		needed: u,
		supply: r.upgradeTiles
	}), et(e, t);
}
// packages/games/key-flow/src/components/house-1/autumn.ts
var nt = [
	{
		id: "inn",
		name: "Inn",
		type: "village",
		season: "autumn",
		marking: "K",
		row: "road",
		boxes: [{ gain: {
			tokens: 1,
			randomSkills: 1
		} }, {
			gain: {
				tokens: 1,
				randomSkills: 1
			},
			points: 5
		}],
		upgradeCosts: [{
			resources: ["any"],
			skills: ["any"]
		}],
		animals: [],
		basis: {
			effect: "rulebook",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "wainwright",
		name: "Wainwright",
		type: "village",
		season: "autumn",
		marking: "K",
		row: "road",
		boxes: [{
			transport: 4,
			upgrades: 2
		}, {
			transport: 6,
			upgrades: 2
		}],
		upgradeCosts: [{
			resources: ["any", "any"],
			skills: []
		}],
		animals: ["cow"],
		basis: {
			effect: "kind rulebook; numbers keyflower",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "peddler",
		name: "Peddler",
		type: "village",
		season: "autumn",
		marking: "K",
		row: "road",
		boxes: [{
			transport: 2,
			upgrades: 0,
			gain: { tokens: 1 }
		}, {
			transport: 4,
			upgrades: 0,
			gain: { tokens: 1 }
		}],
		upgradeCosts: [{
			resources: ["gold"],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "rulebook",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "barn",
		name: "Barn",
		type: "village",
		season: "autumn",
		marking: "K",
		row: "river",
		boxes: [{ storage: {
			set: ["any"],
			points: 1
		} }, { storage: {
			set: ["any"],
			points: 2
		} }],
		upgradeCosts: [{
			resources: [],
			skills: ["any"]
		}],
		animals: ["cow"],
		basis: {
			effect: "rulebook",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "blacksmith",
		name: "Blacksmith",
		type: "village",
		season: "autumn",
		marking: "K",
		row: "river",
		boxes: [{ storage: {
			set: ["iron", "gold"],
			points: 5
		} }, { storage: {
			set: ["iron", "wood"],
			points: 5
		} }],
		upgradeCosts: [{
			resources: [],
			skills: ["anvil"]
		}],
		animals: ["pig"],
		basis: {
			effect: "rulebook",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "stone-yard",
		name: "Stone yard",
		type: "village",
		season: "autumn",
		marking: "K",
		row: "river",
		boxes: [{ storage: {
			set: ["stone", "gold"],
			points: 5
		} }, { storage: {
			set: ["stone", "iron"],
			points: 5
		} }],
		upgradeCosts: [{
			resources: [],
			skills: ["pick"]
		}],
		animals: ["sheep"],
		basis: {
			effect: "sister; upgraded pair assumed",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "timber-yard",
		name: "Timber yard",
		type: "village",
		season: "autumn",
		marking: "K",
		row: "river",
		boxes: [{ storage: {
			set: ["wood", "gold"],
			points: 5
		} }, { storage: {
			set: ["wood", "stone"],
			points: 5
		} }],
		upgradeCosts: [{
			resources: [],
			skills: ["saw"]
		}],
		animals: ["pig"],
		basis: {
			effect: "sister; upgraded pair assumed",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "forge",
		name: "Forge",
		type: "village",
		season: "autumn",
		marking: "K",
		row: "road",
		boxes: [
			{ points: 3 },
			{ points: 10 },
			{ points: 20 }
		],
		upgradeCosts: [{
			resources: [
				"iron",
				"iron",
				"iron"
			],
			skills: []
		}, {
			resources: ["iron", "iron"],
			skills: ["anvil"]
		}],
		animals: [],
		basis: {
			effect: "rulebook",
			cost: "first keyflower; second assumed",
			row: "assumed"
		}
	},
	{
		id: "sawmill",
		name: "Sawmill",
		type: "village",
		season: "autumn",
		marking: "K",
		row: "road",
		boxes: [
			{ points: 3 },
			{ points: 10 },
			{ points: 20 }
		],
		upgradeCosts: [{
			resources: [
				"wood",
				"wood",
				"wood"
			],
			skills: []
		}, {
			resources: ["wood", "wood"],
			skills: ["saw"]
		}],
		animals: [],
		basis: {
			effect: "sister",
			cost: "first keyflower; second assumed",
			row: "assumed"
		}
	},
	{
		id: "sculptor",
		name: "Sculptor",
		type: "village",
		season: "autumn",
		marking: "K",
		row: "road",
		boxes: [
			{ points: 3 },
			{ points: 10 },
			{ points: 20 }
		],
		upgradeCosts: [{
			resources: [
				"stone",
				"stone",
				"stone"
			],
			skills: []
		}, {
			resources: ["stone", "stone"],
			skills: ["pick"]
		}],
		animals: [],
		basis: {
			effect: "sister",
			cost: "first keyflower; second assumed",
			row: "assumed"
		}
	},
	{
		id: "goldsmith",
		name: "Goldsmith",
		type: "village",
		season: "autumn",
		marking: "K",
		row: "road",
		boxes: [
			{ points: 0 },
			{ points: 7 },
			{ points: 15 }
		],
		upgradeCosts: [{
			resources: ["gold", "gold"],
			skills: []
		}, {
			resources: [
				"gold",
				"gold",
				"gold"
			],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "rulebook",
			cost: "first keyflower; second assumed",
			row: "assumed"
		}
	},
	{
		id: "well",
		name: "Well",
		type: "village",
		season: "autumn",
		marking: "K",
		row: "road",
		boxes: [
			{ points: 3 },
			{ points: 10 },
			{ points: 20 }
		],
		upgradeCosts: [{
			resources: [
				"any",
				"any",
				"any",
				"any"
			],
			skills: []
		}, {
			resources: [
				"any",
				"any",
				"any",
				"any",
				"any"
			],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "rulebook",
			cost: "assumed (keyflower asks 3 for fewer points)",
			row: "assumed",
			animals: "assumed"
		}
	}
], E = (e, t, n, r, i, a) => ({
	id: `${e}-field-${t}`,
	name: "Field",
	type: "village",
	season: e,
	marking: n,
	row: "river",
	boxes: [],
	upgradeCosts: [],
	bottom: {
		resources: r,
		skills: i
	},
	animals: a,
	basis: {
		marking: "derived",
		face: "assumed"
	}
}), rt = [
	E("spring", "2a", "2+", ["wood"], ["random"], ["sheep"]),
	E("spring", "2b", "2+", ["iron", "wood"], [], ["pig"]),
	E("spring", "2c", "2+", ["stone", "iron"], [], ["cow"]),
	E("spring", "4a", "4+", [], ["saw"], ["sheep"]),
	E("spring", "5a", "5+", [], ["pick"], ["pig"]),
	E("spring", "6a", "6+", [], ["anvil"], ["cow"]),
	E("summer", "2a", "2+", ["gold"], [], ["cow"]),
	E("summer", "2b", "2+", [], ["saw"], ["pig", "pig"]),
	E("summer", "2c", "2+", [], ["pick"], ["sheep", "sheep"]),
	E("summer", "3a", "3+", ["wood"], ["anvil"], []),
	E("summer", "4a", "4+", [], ["random"], ["cow", "sheep"]),
	E("summer", "5a", "5+", ["gold"], [], ["pig"]),
	E("summer", "6a", "6+", [
		"stone",
		"iron",
		"wood"
	], [], []),
	E("autumn", "2a", "2+", ["gold"], [], ["sheep", "pig"]),
	E("autumn", "2b", "2+", ["gold"], [], ["cow", "pig"]),
	E("autumn", "2c", "2+", [], ["anvil"], ["sheep", "cow"]),
	E("autumn", "2d", "2+", [], ["random"], ["cow", "cow"]),
	E("autumn", "3a", "3+", ["gold", "gold"], [], []),
	E("autumn", "4a", "4+", [], ["saw"], ["pig", "sheep"]),
	E("autumn", "5a", "5+", [], ["pick"], ["cow", "pig"]),
	E("autumn", "6a", "6+", [], [], [
		"sheep",
		"pig",
		"cow"
	])
], it = [
	{
		id: "home-1",
		name: "Home 1",
		type: "home",
		season: null,
		marking: null,
		row: "road",
		boxes: [{
			transport: 1,
			upgrades: 1
		}, {
			transport: 3,
			upgrades: 1
		}],
		upgradeCosts: [{
			resources: ["wood", "stone"],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "transport 1: published report; 3 when upgraded: rulebook; upgrade icons assumed",
			cost: "keyflower"
		}
	},
	{
		id: "home-2",
		name: "Home 2",
		type: "home",
		season: null,
		marking: null,
		row: "road",
		boxes: [{
			transport: 1,
			upgrades: 1
		}, {
			transport: 3,
			upgrades: 1
		}],
		upgradeCosts: [{
			resources: ["stone", "iron"],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "transport 1: published report; 3 when upgraded: rulebook; upgrade icons assumed",
			cost: "keyflower"
		}
	},
	{
		id: "home-3",
		name: "Home 3",
		type: "home",
		season: null,
		marking: null,
		row: "road",
		boxes: [{
			transport: 1,
			upgrades: 1
		}, {
			transport: 3,
			upgrades: 1
		}],
		upgradeCosts: [{
			resources: ["wood", "iron"],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "transport 1: published report; 3 when upgraded: rulebook; upgrade icons assumed",
			cost: "keyflower"
		}
	},
	{
		id: "home-4",
		name: "Home 4",
		type: "home",
		season: null,
		marking: null,
		row: "road",
		boxes: [{
			transport: 1,
			upgrades: 1
		}, {
			transport: 3,
			upgrades: 1
		}],
		upgradeCosts: [{
			resources: ["wood", "stone"],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "transport 1: published report; 3 when upgraded: rulebook; upgrade icons assumed",
			cost: "keyflower"
		}
	},
	{
		id: "home-5",
		name: "Home 5",
		type: "home",
		season: null,
		marking: null,
		row: "road",
		boxes: [{
			transport: 1,
			upgrades: 1
		}, {
			transport: 3,
			upgrades: 1
		}],
		upgradeCosts: [{
			resources: ["stone", "iron"],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "transport 1: published report; 3 when upgraded: rulebook; upgrade icons assumed",
			cost: "keyflower"
		}
	},
	{
		id: "home-6",
		name: "Home 6",
		type: "home",
		season: null,
		marking: null,
		row: "road",
		boxes: [{
			transport: 1,
			upgrades: 1
		}, {
			transport: 3,
			upgrades: 1
		}],
		upgradeCosts: [{
			resources: ["wood", "iron"],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "transport 1: published report; 3 when upgraded: rulebook; upgrade icons assumed",
			cost: "keyflower"
		}
	}
], D = (t, n, r, o, s, c, l) => ({
	id: `${t}-keyple-${String(n).padStart(2, "0")}`,
	type: "keyple",
	season: t,
	marking: r,
	number: n,
	colour: i[e.indexOf(t)] ?? "green",
	keyples: o,
	arrows: a.filter((e) => s.split(" ").includes(e)),
	token: c,
	animals: l,
	basis: {
		marking: "derived",
		face: "assumed"
	}
}), at = [
	D("spring", 1, "2+", 1, "left down right", !1, []),
	D("spring", 2, "2+", 2, "left down", !1, []),
	D("spring", 3, "2+", 1, "down right", !0, []),
	D("spring", 4, "2+", 2, "down right", !1, ["sheep"]),
	D("spring", 5, "2+", 3, "down", !1, []),
	D("spring", 6, "2+", 1, "left down right", !1, []),
	D("spring", 7, "2+", 2, "left right", !1, ["pig"]),
	D("spring", 8, "3+", 1, "left down", !0, []),
	D("spring", 9, "3+", 3, "left right", !1, []),
	D("spring", 10, "4+", 2, "left down", !1, ["cow"]),
	D("spring", 11, "4+", 1, "left down right", !1, []),
	D("spring", 12, "4+", 2, "down right", !1, []),
	D("spring", 13, "5+", 1, "left right", !0, ["sheep"]),
	D("spring", 14, "5+", 3, "down", !1, []),
	D("spring", 15, "5+", 1, "left down right", !1, []),
	D("spring", 16, "6+", 2, "left down", !1, []),
	D("spring", 17, "6+", 1, "down right", !0, []),
	D("spring", 18, "6+", 2, "down right", !1, ["pig"]),
	D("summer", 1, "2+", 2, "down right", !1, ["cow"]),
	D("summer", 2, "2+", 3, "down", !1, []),
	D("summer", 3, "2+", 1, "left down right", !1, []),
	D("summer", 4, "2+", 2, "left right", !1, ["sheep"]),
	D("summer", 5, "2+", 1, "left down", !0, []),
	D("summer", 6, "2+", 3, "left right", !1, []),
	D("summer", 7, "2+", 2, "left down", !1, ["pig"]),
	D("summer", 8, "2+", 1, "left down right", !1, []),
	D("summer", 9, "2+", 2, "down right", !1, []),
	D("summer", 10, "3+", 1, "left right", !0, ["cow"]),
	D("summer", 11, "3+", 3, "down", !1, []),
	D("summer", 12, "4+", 1, "left down right", !1, []),
	D("summer", 13, "4+", 2, "left down", !1, []),
	D("summer", 14, "4+", 1, "down right", !0, []),
	D("summer", 15, "4+", 2, "down right", !1, ["sheep"]),
	D("summer", 16, "5+", 3, "down", !1, []),
	D("summer", 17, "5+", 1, "left down right", !1, []),
	D("summer", 18, "5+", 2, "left right", !1, ["pig"]),
	D("summer", 19, "5+", 1, "left down", !0, []),
	D("summer", 20, "6+", 3, "left right", !1, []),
	D("summer", 21, "6+", 2, "left down", !1, ["cow"]),
	D("summer", 22, "6+", 1, "left down right", !1, []),
	D("summer", 23, "6+", 2, "down right", !1, []),
	D("autumn", 1, "2+", 2, "left right", !1, ["sheep"]),
	D("autumn", 2, "2+", 1, "left down", !0, []),
	D("autumn", 3, "2+", 3, "left right", !1, []),
	D("autumn", 4, "2+", 2, "left down", !1, ["pig"]),
	D("autumn", 5, "2+", 1, "left down right", !1, []),
	D("autumn", 6, "2+", 2, "down right", !1, []),
	D("autumn", 7, "2+", 1, "left right", !0, ["cow"]),
	D("autumn", 8, "2+", 3, "down", !1, []),
	D("autumn", 9, "2+", 1, "left down right", !1, []),
	D("autumn", 10, "2+", 2, "left down", !1, []),
	D("autumn", 11, "3+", 1, "down right", !0, []),
	D("autumn", 12, "3+", 2, "down right", !1, ["sheep"]),
	D("autumn", 13, "3+", 3, "down", !1, []),
	D("autumn", 14, "4+", 1, "left down right", !1, []),
	D("autumn", 15, "4+", 2, "left right", !1, ["pig"]),
	D("autumn", 16, "4+", 1, "left down", !0, []),
	D("autumn", 17, "4+", 3, "left right", !1, []),
	D("autumn", 18, "4+", 2, "left down", !1, ["cow"]),
	D("autumn", 19, "5+", 1, "left down right", !1, []),
	D("autumn", 20, "5+", 2, "down right", !1, []),
	D("autumn", 21, "5+", 1, "left right", !0, ["sheep"]),
	D("autumn", 22, "5+", 3, "down", !1, []),
	D("autumn", 23, "5+", 1, "left down right", !1, []),
	D("autumn", 24, "6+", 2, "left down", !1, []),
	D("autumn", 25, "6+", 1, "down right", !0, []),
	D("autumn", 26, "6+", 2, "down right", !1, ["pig"]),
	D("autumn", 27, "6+", 3, "down", !1, []),
	D("autumn", 28, "6+", 1, "left down right", !1, []),
	D("winter", 1, "2+", 2, "left down", !1, ["cow"]),
	D("winter", 2, "2+", 1, "left down right", !1, []),
	D("winter", 3, "2+", 2, "down right", !1, []),
	D("winter", 4, "2+", 1, "left right", !0, ["sheep"]),
	D("winter", 5, "2+", 3, "down", !1, []),
	D("winter", 6, "2+", 1, "left down right", !1, []),
	D("winter", 7, "2+", 2, "left down", !1, []),
	D("winter", 8, "2+", 1, "down right", !0, []),
	D("winter", 9, "2+", 2, "down right", !1, ["pig"]),
	D("winter", 10, "2+", 3, "down", !1, []),
	D("winter", 11, "2+", 1, "left down right", !1, []),
	D("winter", 12, "2+", 2, "left right", !1, ["cow"]),
	D("winter", 13, "3+", 1, "left down", !0, []),
	D("winter", 14, "3+", 3, "left right", !1, []),
	D("winter", 15, "3+", 2, "left down", !1, ["sheep"]),
	D("winter", 16, "4+", 1, "left down right", !1, []),
	D("winter", 17, "4+", 2, "down right", !1, []),
	D("winter", 18, "4+", 1, "left right", !0, ["pig"]),
	D("winter", 19, "4+", 3, "down", !1, []),
	D("winter", 20, "4+", 1, "left down right", !1, []),
	D("winter", 21, "5+", 2, "left down", !1, []),
	D("winter", 22, "5+", 1, "down right", !0, []),
	D("winter", 23, "5+", 2, "down right", !1, ["cow"]),
	D("winter", 24, "5+", 3, "down", !1, []),
	D("winter", 25, "5+", 1, "left down right", !1, []),
	D("winter", 26, "6+", 2, "left right", !1, ["sheep"]),
	D("winter", 27, "6+", 1, "left down", !0, []),
	D("winter", 28, "6+", 3, "left right", !1, []),
	D("winter", 29, "6+", 2, "left down", !1, ["pig"]),
	D("winter", 30, "6+", 1, "left down right", !1, [])
], ot = [
	{
		id: "builder",
		name: "Builder",
		type: "village",
		season: "spring",
		marking: "K",
		row: "road",
		boxes: [{
			transport: 1,
			upgrades: 1
		}, {
			transport: 2,
			upgrades: 2
		}],
		upgradeCosts: [{
			resources: ["any", "any"],
			skills: []
		}],
		animals: ["sheep"],
		basis: {
			effect: "kind rulebook; numbers assumed",
			cost: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "stable",
		name: "Stable",
		type: "village",
		season: "spring",
		marking: "K",
		row: "road",
		boxes: [{
			transport: 2,
			upgrades: 1
		}, {
			transport: 4,
			upgrades: 2
		}],
		upgradeCosts: [{
			resources: ["wood", "iron"],
			skills: []
		}],
		animals: ["cow"],
		basis: {
			effect: "kind rulebook; numbers keyflower",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "gold-mine",
		name: "Gold mine",
		type: "village",
		season: "spring",
		marking: "K",
		row: "road",
		boxes: [{ gain: { resources: ["gold"] } }, { gain: { resources: ["gold", "gold"] } }],
		upgradeCosts: [{
			resources: ["stone", "iron"],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "kind rulebook; amounts keyflower",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "key-mine",
		name: "Key mine",
		type: "village",
		season: "spring",
		marking: "K",
		row: "road",
		boxes: [{ gain: { resources: ["iron"] } }, { gain: { resources: [
			"iron",
			"iron",
			"iron"
		] } }],
		upgradeCosts: [{
			resources: [],
			skills: ["anvil"]
		}],
		animals: ["pig"],
		basis: {
			effect: "kind rulebook; amounts keyflower",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "keystone-quarry",
		name: "Keystone quarry",
		type: "village",
		season: "spring",
		marking: "K",
		row: "road",
		boxes: [{ gain: { resources: ["stone"] } }, { gain: { resources: [
			"stone",
			"stone",
			"stone"
		] } }],
		upgradeCosts: [{
			resources: [],
			skills: ["pick"]
		}],
		animals: ["sheep"],
		basis: {
			effect: "kind rulebook; amounts keyflower",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "keywood",
		name: "Keywood",
		type: "village",
		season: "spring",
		marking: "K",
		row: "road",
		boxes: [{ gain: { resources: ["wood"] } }, { gain: { resources: [
			"wood",
			"wood",
			"wood"
		] } }],
		upgradeCosts: [{
			resources: [],
			skills: ["saw"]
		}],
		animals: ["cow"],
		basis: {
			effect: "kind rulebook; amounts keyflower",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "miner",
		name: "Miner",
		type: "village",
		season: "spring",
		marking: "K",
		row: "road",
		boxes: [{ gain: { resources: ["iron", "iron"] } }, { gain: { resources: ["iron", "gold"] } }],
		upgradeCosts: [{
			resources: [],
			skills: ["anvil"]
		}],
		animals: [],
		basis: {
			effect: "sister",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "quarryman",
		name: "Quarryman",
		type: "village",
		season: "spring",
		marking: "K",
		row: "road",
		boxes: [{ gain: { resources: ["stone", "stone"] } }, { gain: { resources: ["stone", "gold"] } }],
		upgradeCosts: [{
			resources: [],
			skills: ["pick"]
		}],
		animals: [],
		basis: {
			effect: "sister",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "woodcutter",
		name: "Woodcutter",
		type: "village",
		season: "spring",
		marking: "K",
		row: "road",
		boxes: [{ gain: { resources: ["wood", "wood"] } }, { gain: { resources: ["wood", "gold"] } }],
		upgradeCosts: [{
			resources: [],
			skills: ["saw"]
		}],
		animals: [],
		basis: {
			effect: "rulebook",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "workshop",
		name: "Workshop",
		type: "village",
		season: "spring",
		marking: "K",
		row: "road",
		boxes: [{ gain: { resourceChoice: [
			"iron",
			"stone",
			"wood"
		] } }, { gain: { resources: [
			"iron",
			"stone",
			"wood"
		] } }],
		upgradeCosts: [{
			resources: ["any", "any"],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "rulebook",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "alehouse",
		name: "Alehouse",
		type: "village",
		season: "spring",
		marking: "K",
		row: "road",
		boxes: [{ gain: { choice: [{ tokens: 1 }, { randomSkills: 1 }] } }, { gain: {
			tokens: 1,
			randomSkills: 1
		} }],
		upgradeCosts: [{
			resources: ["stone", "iron"],
			skills: []
		}],
		animals: ["pig"],
		basis: {
			effect: "rulebook",
			cost: "keyflower (Storyteller)",
			animals: "assumed"
		}
	},
	{
		id: "apprentice-hall",
		name: "Apprentice hall",
		type: "village",
		season: "spring",
		marking: "K",
		row: "road",
		boxes: [{ gain: { randomSkills: 1 } }, { gain: { randomSkills: 2 } }],
		upgradeCosts: [{
			resources: ["wood", "stone"],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "rulebook",
			cost: "keyflower",
			animals: "assumed"
		}
	}
], st = [
	{
		id: "artisan",
		name: "Artisan",
		type: "village",
		season: "summer",
		marking: "K",
		row: "road",
		boxes: [{
			transport: 2,
			upgrades: 1
		}, {
			transport: 3,
			upgrades: 2
		}],
		upgradeCosts: [{
			resources: ["wood", "stone"],
			skills: []
		}],
		animals: ["sheep"],
		basis: {
			effect: "kind rulebook; numbers assumed",
			cost: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "farrier",
		name: "Farrier",
		type: "village",
		season: "summer",
		marking: "K",
		row: "road",
		boxes: [{
			transport: 3,
			upgrades: 1
		}, {
			transport: 5,
			upgrades: 2
		}],
		upgradeCosts: [{
			resources: ["any", "any"],
			skills: []
		}],
		animals: ["cow"],
		basis: {
			effect: "kind rulebook; numbers keyflower",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "brewer",
		name: "Brewer",
		type: "village",
		season: "summer",
		marking: "K",
		row: "road",
		boxes: [{
			pay: { skills: ["any"] },
			gain: {
				resources: ["gold"],
				tokens: 1
			}
		}, {
			pay: { skills: ["any"] },
			gain: {
				resources: ["gold", "gold"],
				tokens: 1
			}
		}],
		upgradeCosts: [{
			resources: ["stone", "iron"],
			skills: []
		}],
		animals: ["pig"],
		basis: {
			effect: "rulebook",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "carpenter",
		name: "Carpenter",
		type: "village",
		season: "summer",
		marking: "K",
		row: "road",
		boxes: [{
			pay: { skills: ["saw"] },
			gain: { resources: [
				"wood",
				"wood",
				"wood",
				"wood"
			] }
		}, {
			pay: { skills: ["saw"] },
			gain: { resources: [
				"gold",
				"gold",
				"gold"
			] }
		}],
		upgradeCosts: [{
			resources: [
				"wood",
				"wood",
				"wood"
			],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "rulebook",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "mason",
		name: "Mason",
		type: "village",
		season: "summer",
		marking: "K",
		row: "road",
		boxes: [{
			pay: { skills: ["pick"] },
			gain: { resources: [
				"stone",
				"stone",
				"stone",
				"stone"
			] }
		}, {
			pay: { skills: ["pick"] },
			gain: { resources: [
				"gold",
				"gold",
				"gold"
			] }
		}],
		upgradeCosts: [{
			resources: [
				"stone",
				"stone",
				"stone"
			],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "sister",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "smelter",
		name: "Smelter",
		type: "village",
		season: "summer",
		marking: "K",
		row: "road",
		boxes: [{
			pay: { skills: ["anvil"] },
			gain: { resources: [
				"iron",
				"iron",
				"iron",
				"iron"
			] }
		}, {
			pay: { skills: ["anvil"] },
			gain: { resources: [
				"gold",
				"gold",
				"gold"
			] }
		}],
		upgradeCosts: [{
			resources: [
				"iron",
				"iron",
				"iron"
			],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "sister",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "hiring-fair",
		name: "Hiring fair",
		type: "village",
		season: "summer",
		marking: "K",
		row: "road",
		boxes: [{
			pay: { skills: ["any"] },
			gain: { randomSkills: 2 }
		}, {
			pay: { skills: ["any"] },
			gain: { randomSkills: 3 }
		}],
		upgradeCosts: [{
			resources: ["wood", "iron"],
			skills: []
		}],
		animals: [],
		basis: {
			effect: "rulebook",
			cost: "keyflower",
			animals: "assumed"
		}
	},
	{
		id: "brainwave",
		name: "Brainwave",
		type: "village",
		season: "summer",
		marking: "K",
		row: "river",
		boat: !0,
		boxes: [{ power: "weak-cards-go-anywhere" }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			animals: "assumed"
		}
	},
	{
		id: "flipper",
		name: "Flipper",
		type: "village",
		season: "summer",
		marking: "K",
		row: "river",
		boat: !0,
		boxes: [{ power: "gold-per-flip" }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			animals: "assumed"
		}
	},
	{
		id: "keyflower",
		name: "Keyflower",
		type: "village",
		season: "summer",
		marking: "K",
		row: "river",
		boat: !0,
		boxes: [{ power: "any-resource-upgrades" }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			animals: "assumed"
		}
	},
	{
		id: "keymelequin",
		name: "Keymelequin",
		type: "village",
		season: "summer",
		marking: "K",
		row: "river",
		boat: !0,
		boxes: [{ power: "green-yellow-interchange" }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			animals: "assumed"
		}
	},
	{
		id: "mansfield-ark",
		name: "Mansfield Ark",
		type: "village",
		season: "summer",
		marking: "K",
		row: "river",
		boat: !0,
		boxes: [{ power: "pig-sheep-interchange" }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			animals: "assumed"
		}
	}
], ct = [
	{
		id: "keythedral",
		name: "Keythedral",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [
			{ points: 5 },
			{ points: 12 },
			{ points: 20 }
		],
		upgradeCosts: [{
			resources: [
				"iron",
				"stone",
				"wood"
			],
			skills: []
		}, {
			resources: [],
			skills: [
				"anvil",
				"pick",
				"saw"
			]
		}],
		animals: [],
		basis: {
			effect: "rulebook",
			cost: "assumed",
			row: "assumed"
		}
	},
	{
		id: "sea-breese",
		name: "Sea Breese",
		type: "village",
		season: "winter",
		marking: "K",
		row: "river",
		boat: !0,
		boxes: [{ score: {
			rule: "boats",
			points: [
				1,
				4,
				9,
				16,
				25,
				36,
				49,
				64,
				81
			]
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "four boats 16: rulebook; squares assumed",
			row: "rulebook",
			animals: "assumed"
		}
	},
	{
		id: "carried-away",
		name: "Carried Away",
		type: "village",
		season: "winter",
		marking: "K",
		row: "river",
		boat: !0,
		boxes: [{ score: {
			rule: "animal-steps",
			animal: "cow",
			steps: {
				3: 10,
				5: 20
			}
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			row: "rulebook",
			animals: "assumed"
		}
	},
	{
		id: "ianvincible",
		name: "Ianvincible",
		type: "village",
		season: "winter",
		marking: "K",
		row: "river",
		boat: !0,
		boxes: [{ score: {
			rule: "animal-steps",
			animal: "pig",
			steps: {
				3: 10,
				5: 20
			}
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "kind rulebook; animal and steps by sister",
			row: "rulebook",
			animals: "assumed"
		}
	},
	{
		id: "sea-bastion",
		name: "Sea Bastion",
		type: "village",
		season: "winter",
		marking: "K",
		row: "river",
		boat: !0,
		boxes: [{ score: {
			rule: "animal-steps",
			animal: "sheep",
			steps: {
				3: 10,
				5: 20
			}
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "kind rulebook; animal and steps by sister",
			row: "rulebook",
			animals: "assumed"
		}
	},
	{
		id: "dairy",
		name: "Dairy",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 5,
			need: {
				cow: 1,
				token: 1
			}
		} }],
		upgradeCosts: [],
		animals: ["cow"],
		basis: {
			effect: "rulebook, its cow too",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "farmyard",
		name: "Farmyard",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 1,
			need: { animal: 1 }
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "ranch",
		name: "Ranch",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 4,
			need: {
				sheep: 1,
				pig: 1,
				cow: 1
			}
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "kind rulebook; set assumed",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "storm-shelter",
		name: "Storm shelter",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 3,
			need: {
				pig: 1,
				sheep: 1
			}
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "truffle-orchard",
		name: "Truffle orchard",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 5,
			need: {
				pig: 1,
				gold: 1
			}
		} }],
		upgradeCosts: [],
		animals: ["pig"],
		basis: {
			effect: "kind rulebook; set assumed",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "weaver",
		name: "Weaver",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 5,
			need: {
				sheep: 1,
				skill: 1
			}
		} }],
		upgradeCosts: [],
		animals: ["sheep"],
		basis: {
			effect: "kind rulebook; set assumed",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "travellers-lodge",
		name: "Traveller's lodge",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "transport-and-boats",
			perTransport: 1,
			perBoat: 2
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "craftsmens-guild",
		name: "Craftsmen's guild",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 3,
			need: {
				red: 1,
				yellow: 1,
				blue: 1
			}
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "emporium",
		name: "Emporium",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 4,
			need: {
				green: 1,
				gold: 1
			}
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "harvest-festival",
		name: "Harvest festival",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 2,
			need: { red: 1 }
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "colour rulebook; 2 points keyflower (Key market)",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "key-market",
		name: "Key market",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 3,
			need: { green: 1 }
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "kind rulebook; colour keyflower; points assumed (keyflower 2; green keyples are the fewest)",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "summer-fete",
		name: "Summer fete",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 2,
			need: { yellow: 1 }
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "kind rulebook; colour and points assumed",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "winter-fair",
		name: "Winter fair",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 2,
			need: { blue: 1 }
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "kind rulebook; colour and points assumed",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "village-hall",
		name: "Village hall",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "one-colour",
			points: 1
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "apothecary",
		name: "Apothecary",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "keyple-cards",
			keyples: 3,
			points: 3
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "kind rulebook; rule assumed",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "healer",
		name: "Healer",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "keyple-cards",
			keyples: 2,
			points: 2
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "key-guild",
		name: "Key guild",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 5,
			need: {
				token: 1,
				tokenCard: 1
			}
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "jeweller",
		name: "Jeweller",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 2,
			need: { gold: 1 }
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "mercers-guild",
		name: "Mercer's guild",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 5,
			need: {
				iron: 1,
				stone: 1,
				wood: 1
			}
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "windmill",
		name: "Windmill",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 5,
			need: { resource: 5 }
		} }, { score: {
			rule: "sets",
			points: 7,
			need: { resource: 5 }
		} }],
		upgradeCosts: [{
			resources: [],
			skills: ["any"]
		}],
		animals: [],
		basis: {
			effect: "rulebook",
			cost: "assumed",
			row: "assumed"
		}
	},
	{
		id: "merchant",
		name: "Merchant",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sum",
			parts: [{
				rule: "sets",
				points: 3,
				need: { wood: 2 }
			}, {
				rule: "sets",
				points: 3,
				need: { saw: 1 }
			}]
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "store",
		name: "Store",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sum",
			parts: [{
				rule: "sets",
				points: 3,
				need: { stone: 2 }
			}, {
				rule: "sets",
				points: 3,
				need: { pick: 1 }
			}]
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "kind rulebook; types by sister",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "trader",
		name: "Trader",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sum",
			parts: [{
				rule: "sets",
				points: 3,
				need: { iron: 2 }
			}, {
				rule: "sets",
				points: 3,
				need: { anvil: 1 }
			}]
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "kind rulebook; types by sister",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "scholar",
		name: "Scholar",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "one-skill-type",
			points: 3
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			row: "assumed",
			animals: "assumed"
		}
	},
	{
		id: "scribe",
		name: "Scribe",
		type: "village",
		season: "winter",
		marking: "K",
		row: "road",
		boxes: [{ score: {
			rule: "sets",
			points: 7,
			need: {
				anvil: 1,
				pick: 1,
				saw: 1
			}
		} }],
		upgradeCosts: [],
		animals: [],
		basis: {
			effect: "rulebook",
			row: "assumed",
			animals: "assumed"
		}
	}
], lt = {
	game: "key-flow",
	title: "Key Flow",
	set: "house-1",
	supplies: {
		resources: {
			iron: 40,
			stone: 40,
			wood: 40,
			gold: 60
		},
		skillsSingle: {
			anvil: 15,
			pick: 15,
			saw: 15
		},
		skillsDouble: {
			anvil: 3,
			pick: 3,
			saw: 3
		},
		tokens: 51,
		upgradeTiles: 45,
		multiTiles: 12
	},
	deal: {
		2: {
			removeK: 6,
			spring: 8,
			summer: 9,
			autumn: 10,
			winterK: 7,
			winter: 12
		},
		3: {
			removeK: 6,
			spring: 6,
			summer: 7,
			autumn: 8,
			winterK: 5,
			winter: 9
		},
		4: {
			removeK: 4,
			spring: 6,
			summer: 7,
			autumn: 8,
			winterK: 5,
			winter: 9
		},
		5: {
			removeK: 2,
			spring: 6,
			summer: 7,
			autumn: 8,
			winterK: 5,
			winter: 9
		},
		6: {
			removeK: 0,
			spring: 6,
			summer: 7,
			autumn: 8,
			winterK: 5,
			winter: 9
		}
	},
	cards: [
		...it,
		...ot,
		...st,
		...nt,
		...ct,
		...rt,
		...at
	]
}, O = x(0, 100), ut = [
	...t,
	"resource",
	...n,
	"skill",
	...r,
	"animal",
	...i,
	"token",
	"tokenCard"
], dt = Array.from({ length: 20 }, (e, t) => String(t + 1)), ft = (e) => (t, n, r) => {
	let i = e(t, n, r);
	return Object.keys(i).length === 0 && r(n, "fault.empty"), i;
}, pt = (e) => (t, n, r) => {
	let i = e(t, n, r), a = Object.values(i);
	return a.forEach((e, t) => {
		let i = Number(a[t - 1] ?? 0);
		Number(e) < i && r(n, "fault.out-of-range", {
			found: Number(e),
			min: i,
			max: 100
		});
	}), i;
}, k = (e, t) => T({
	rule: S([e]),
	...t
}), mt = {
	sets: k("sets", {
		points: O,
		need: ft(T(Ie(ut, w(x(1, 20)))))
	}),
	"animal-steps": k("animal-steps", {
		animal: S(r),
		steps: ft(pt(T(Ie(dt, w(O)))))
	}),
	boats: k("boats", { points: pt(C(O, 1, 30)) }),
	"transport-and-boats": k("transport-and-boats", {
		perTransport: O,
		perBoat: O
	}),
	"one-colour": k("one-colour", { points: O }),
	"one-skill-type": k("one-skill-type", { points: O }),
	"keyple-cards": k("keyple-cards", {
		keyples: x(1, 3),
		points: O
	})
}, ht = Re("rule", {
	...mt,
	sum: T({
		rule: S(["sum"]),
		parts: C(Re("rule", mt), 1, 4)
	})
}), A = x(0, 1e3), j = x(0, 20), gt = x(0, 100), M = 6, _t = C(S([...t, "any"]), 0, M), vt = C(S([...n, "any"]), 0, M), yt = C(S([...n, "any"]), 1, M), bt = (e) => (t, n, r) => {
	let i = e(t, n, r);
	return Object.values(i).some((e) => Array.isArray(e) ? e.length > 0 : e !== 0) || r(n, "fault.empty"), i;
}, xt = {
	resources: w(_t),
	resourceChoice: w(C(S(t), 2, t.length)),
	tokens: w(j),
	randomSkills: w(j)
}, St = bt(T({
	...xt,
	choice: w(C(bt(T(xt)), 2, M))
})), Ct = {
	points: w(gt),
	storage: w(T({
		set: C(S([...t, "any"]), 1, M),
		points: gt
	})),
	score: w(ht),
	power: w(S(s))
}, wt = T(Ct), Tt = T({
	transport: w(j),
	upgrades: w(j),
	pay: w(T({ skills: yt })),
	gain: w(St),
	...Ct
}), Et = (e, t, n) => (e !== null && n(t, "fault.must-be", {
	found: b(e),
	expected: "null"
}), null), Dt = Pe(60), Ot = C(S(r), 0, 10), kt = Le(Pe(200)), At = (e) => ({
	boat: w(Ne),
	boxes: C(e, 0, 3),
	upgradeCosts: C(T({
		resources: _t,
		skills: vt
	}), 0, 2),
	bottom: w(T({
		resources: C(S(t), 0, M),
		skills: C(S([...n, "random"]), 0, M)
	})),
	animals: Ot,
	basis: kt
}), jt = T({
	id: Dt,
	name: He,
	type: S(["home"]),
	season: Et,
	marking: Et,
	row: S(["road"]),
	...At(Tt)
}), Mt = (t, n) => T({
	id: Dt,
	name: He,
	type: S(["village"]),
	season: S(e),
	marking: S(o),
	row: S([t]),
	...At(n)
}), Nt = (e, t) => T({
	id: Dt,
	type: S(["keyple"]),
	season: S([e]),
	marking: S(o.filter((e) => e !== "K")),
	number: x(1, 999),
	colour: S([t]),
	keyples: x(1, 3),
	arrows: C(S(a), 1, a.length),
	token: Ne,
	animals: Ot,
	basis: kt
}), Pt = Re("type", {
	home: jt,
	village: Re("row", {
		road: Mt("road", Tt),
		river: Mt("river", wt)
	}),
	keyple: Re("season", Object.fromEntries(e.map((e, t) => [e, Nt(e, i[t] ?? "green")])))
}), Ft = T({
	removeK: A,
	spring: j,
	summer: j,
	autumn: j,
	winterK: j,
	winter: j
}), { parse: It, print: Lt } = Ke(T({
	...Ge("key-flow"),
	supplies: T({
		resources: T(Ie(t, A)),
		skillsSingle: T(Ie(n, A)),
		skillsDouble: T(Ie(n, A)),
		tokens: A,
		upgradeTiles: A,
		multiTiles: A
	}),
	deal: T(Ie(c, Ft)),
	cards: C(ze(Pt), 0, 400)
}), lt, tt), Rt = (e, t) => e !== t && Math.abs(e - t) <= 2, zt = [
	-2,
	-1,
	1,
	2
];
function Bt(e, t) {
	for (let n of e) if (n.x === t) return n;
}
function N(e, t) {
	for (let n of e) if (n.id === t) return n;
	throw Error(`no card ${t} in the village`);
}
function Vt(e, t) {
	let n = [], r = +!!t;
	for (let t of e) for (let i of zt) {
		let a = t.x + i;
		(a & 1) === r && !n.includes(a) && !Bt(e, a) && n.push(a);
	}
	return n.sort((e, t) => e - t);
}
var Ht = (e, t) => e.filter((e) => Rt(e.x, t.x));
function P(e, t) {
	let n = h(e, t.id).boxes[t.level];
	if (!n) throw Error(`${t.id} has no box ${t.level}`);
	return n;
}
var Ut = ({ stock: e }) => t.filter((t) => e[t] > 0);
function Wt({ stock: e }) {
	for (let n of t) if (e[n] > 0) return !0;
	return !1;
}
function F(e, t, n) {
	for (let r of t) if (P(e, r).power === n) return !0;
	return !1;
}
var Gt = (e) => e.keyples.length + e.extra, Kt = (e) => Gt(e) < 2 ? 1 : 2, qt = (e, t) => Math.max(0, e.keyples.length + 1 - t.keyples);
// packages/games/key-flow/src/describe/cost.ts
function Jt(e, t, n, r) {
	if (t.k !== "target" && t.k !== "extra") return 0;
	let i = r?.players.flatMap(({ village: e }) => e).find(({ id: e }) => e === n);
	if (!i) return 0;
	if (t.k === "extra") return Kt(i);
	let { keyple: a } = h(e, t.card);
	return a ? qt(i, a) : 0;
}
// packages/games/key-flow/src/describe/say.ts
var I = (e, t = {}) => ({
	key: e,
	params: t
});
function L(t, n) {
	let { keyple: r, season: i, row: a } = h(t, n);
	return r ? I(`keyple-card.${e[i] ?? "spring"}`, { n: r.number }) : I(a.type === "home" ? "home-card" : "village-card", { card: n });
}
var Yt = (e, t) => t.map((t) => L(e, t)), Xt = (e, t, n) => e.filter((e) => t.includes(e)).map((e) => n(e, t.filter((t) => t === e).length)), Zt = (e, t) => I(`resources.${e}`, { n: t }), Qt = (e) => Xt([...t, "any"], e, Zt), $t = (e, t) => I(`skills.${e}`, { n: t }), en = (e) => Xt([
	...n,
	"any",
	"random"
], e, $t), tn = (e) => Xt(r, e, (e, t) => I(`animals.${e}`, { n: t })), nn = (e) => I("amount.tokens", { n: e }), rn = [
	...t,
	"any-resource",
	...n,
	"any-skill"
], an = (e) => Xt(rn, e, (e, t) => e === "any-resource" ? Zt("any", t) : e === "any-skill" ? $t("any", t) : on(e) ? $t(e, t) : Zt(e, t)), on = (e) => n.some((t) => t === e), sn = (e) => t.some((t) => t === e), cn = (e) => I(sn(e) ? `resource.${e}` : `skill.${e}`), ln = (e) => [
	...Qt(e.filter(sn)),
	...en(e.filter(on)),
	...e.filter((e) => !sn(e) && !on(e)).map(cn)
];
function un(e) {
	if (e === 0) return I("place.home");
	let t = (e & 1) == 1, n = t ? (Math.abs(e) + 1) / 2 : Math.abs(e) / 2;
	return I(`place.${t ? "lower" : "upper"}-${e < 0 ? "left" : "right"}`, { n });
}
function dn(e, t) {
	if (t === "token") return I("thing.token");
	if (on(t)) return I(`skill.${t}`);
	let [n = "", r = ""] = t.split(".");
	return sn(r) ? I("thing.resource", {
		resource: I(`resource.${r}`),
		card: L(e, n)
	}) : L(e, t);
}
// packages/games/key-flow/src/describe/answer.ts
function fn(e, { seat: t }, { box: n, view: r }) {
	let i = r?.players.findIndex((t) => t.village.some((t) => t.id === e)) ?? -1;
	return i < 0 || i === t ? I("answer.card", { card: L(n, e) }) : I("answer.card-of", {
		card: L(n, e),
		seat: i
	});
}
var pn = ({ resources: e, tokens: t, draws: n }) => [
	...Qt(e),
	...t > 0 ? [nn(t)] : [],
	...n > 0 ? [$t("random", n)] : []
], mn = (e, { box: t }) => I("answer.card", { card: L(t, e) }), hn = {
	pick: (e, t, n) => mn(e, n),
	place: (e) => e === "discard" ? I("answer.discard") : I("answer.place", { place: un(e) }),
	target: (e, t, n) => e === "discard" ? I("answer.discard") : fn(e, t, n),
	ready: () => I("answer.ready"),
	exchange: (e) => I(`answer.exchange.${e}`),
	gain(e, { card: t, level: n, nth: r }, { box: i }) {
		let a = h(i, t).boxes[n]?.action?.gain.choices[r]?.[e];
		return I("answer.gain", { gain: a ? pn(a) : [] });
	},
	work: (e, t, { box: n }) => e === "done" ? I("answer.done") : I(`answer.work.${e[0]}`, { card: L(n, e[1]) }),
	cargo: (e) => I("answer.thing", { thing: I(`resource.${e}`) }),
	route: (e, t, n) => mn(e, n),
	pay: (e) => I("answer.thing", { thing: cn(e) }),
	extra: (e, t, n) => e === "done" ? I("answer.done") : mn(e, n),
	winter: (e, t, n) => mn(e, n),
	allocate: (e) => I(`answer.allocate.${e}`),
	piece: (e, t, { box: n }) => I("answer.thing", { thing: dn(n, e) }),
	give: (e, t, { box: n }) => e === "nowhere" ? I("answer.give.nowhere") : I("answer.give", {
		card: L(n, e[0]),
		as: I(`gift.${e[2]}`)
	})
}, gn = (e, t, n, r) => hn[t.k](n, t, {
	box: e,
	view: r
});
function _n(e, t, n, r) {
	let i = gn(e, t, n, r), a = Jt(e, t, n, r);
	return a > 0 ? I("answer.costing", {
		answer: i,
		tokens: nn(a)
	}) : i;
}
// packages/games/key-flow/src/describe/ask.ts
function vn(e, t) {
	switch (t.k) {
		case "place":
		case "target":
		case "exchange":
		case "gain": return I(`ask.${t.k}`, { card: L(e, t.card) });
		case "work": return I("ask.work", {
			moves: I("amount.transport", { n: t.moves }),
			upgrades: I("amount.upgrades", { n: t.upgrades })
		});
		case "cargo": return I("ask.cargo", { card: L(e, t.from) });
		case "route": return I("ask.route", {
			resource: I(`resource.${t.resource}`),
			card: L(e, t.from)
		});
		case "pay": return I("ask.pay", {
			card: L(e, t.card),
			icons: an(t.icons)
		});
		case "give": return I("ask.give", { thing: dn(e, t.thing) });
		default: return I(`ask.${t.k}`);
	}
}
var yn = (e) => I(`wait.${e.k}`, { seat: e.seat }), bn = {
	iron: (e) => I("resources.iron", { n: e }),
	stone: (e) => I("resources.stone", { n: e }),
	wood: (e) => I("resources.wood", { n: e }),
	gold: (e) => I("resources.gold", { n: e }),
	resource: (e) => I("resources.any", { n: e }),
	anvil: (e) => I("skills.anvil", { n: e }),
	pick: (e) => I("skills.pick", { n: e }),
	saw: (e) => I("skills.saw", { n: e }),
	skill: (e) => I("skills.any", { n: e }),
	cow: (e) => I("animals.cow", { n: e }),
	pig: (e) => I("animals.pig", { n: e }),
	sheep: (e) => I("animals.sheep", { n: e }),
	animal: (e) => I("animals.any", { n: e }),
	green: (e) => I("keyples.green", { n: e }),
	yellow: (e) => I("keyples.yellow", { n: e }),
	red: (e) => I("keyples.red", { n: e }),
	blue: (e) => I("keyples.blue", { n: e }),
	token: (e) => I("amount.tokens", { n: e }),
	tokenCard: (e) => I("amount.token-cards", { n: e })
}, xn = (e) => Object.keys(bn).flatMap((t) => {
	let n = e[t];
	return n === void 0 ? [] : [bn[t](n)];
}), Sn = (e) => I("does.choice", { options: e.map((e) => I("does.option", { gain: pn(e) })) });
function Cn({ moves: e, upgrades: t, pay: n, gain: r }) {
	let i = [...pn(r), ...r.choices.map(Sn)], a = [];
	return i.length > 0 && a.push(n.length > 0 ? I("does.exchange", {
		pay: an(n),
		gain: i
	}) : I("does.gain", { gain: i })), e > 0 && a.push(I("does.transport", { n: e })), t > 0 && a.push(I("does.upgrades", { n: t })), a;
}
function wn(e) {
	switch (e.rule) {
		case "sets": return I("does.sets", {
			points: e.points,
			set: xn(e.need)
		});
		case "animal-steps": return I("does.animal-steps", { steps: Object.entries(e.steps).map(([t, n]) => I("does.step", {
			animals: I(`animals.${e.animal}`, { n: Number(t) }),
			points: n
		})) });
		case "boats": return I("does.boats", { points: e.points });
		case "transport-and-boats": return I("does.transport-and-boats", {
			transport: e.perTransport,
			boat: e.perBoat
		});
		case "one-colour":
		case "one-skill-type": return I(`does.${e.rule}`, { points: e.points });
		case "keyple-cards": return I("does.keyple-cards", {
			points: e.points,
			n: e.keyples
		});
	}
}
function Tn(e) {
	return e.rule === "storage" ? [I("does.storage", {
		points: e.points,
		set: Qt(e.set)
	})] : e.rule === "sum" ? e.parts.map(wn) : [wn(e)];
}
function En({ boxes: e, costs: t }, n) {
	let r = e[n];
	if (!r) return [];
	let i = t[n];
	return [
		...r.action ? Cn(r.action) : [],
		...r.points > 0 ? [I("does.points", { points: r.points })] : [],
		...r.score ? Tn(r.score) : [],
		...r.power ? [I(`power.${r.power}`)] : [],
		...i ? [I("does.cost", { cost: an(i) })] : []
	];
}
var Dn = ({ row: e }) => e.animals.length > 0 ? [I("component.animals", { animals: tn(e.animals) })] : [];
function On(e) {
	return [I("component.keyple", {
		keyples: I(`keyples.${e.colour}`, { n: e.keyples }),
		arrows: e.arrows.map((e) => I(`arrow.${e}`))
	}), ...e.token ? [I("component.token")] : []];
}
var kn = (e, t) => e.season === null ? I("component.home") : I("component.village", {
	kind: I(t ? "kind.boat" : "kind.village"),
	season: I(`season.${e.season}`),
	row: I(`row.${e.row}`)
});
function An({ bottom: e }) {
	let t = e ? [...Qt(e.resources), ...en(e.skills)] : [];
	return t.length > 0 ? [I("component.bottom", { gain: t })] : [];
}
var jn = [
	"component.level.0",
	"component.level.1",
	"component.level.2"
];
function Mn(e) {
	return e.boxes.flatMap((t, n) => {
		let r = jn[n], i = En(e, n);
		return e.boxes.length === 1 || r === void 0 ? i.map((e) => ({
			depth: 1,
			said: e
		})) : [{
			depth: 1,
			said: I(r)
		}, ...i.map((e) => ({
			depth: 2,
			said: e
		}))];
	});
}
function Nn({ cards: e }, t) {
	let n = e[t]?.row;
	return n ? n.type === "village" ? `${n.season}-card` : n.type : "";
}
function Pn(e, t) {
	if (!e.cards[t]) return [];
	let n = h(e, t), { row: r, boat: i } = n, a = r.type === "keyple" ? On(r) : [kn(r, i), ...An(n)];
	return [
		{
			depth: 0,
			said: I("answer.card", { card: L(e, t) })
		},
		...a.map((e) => ({
			depth: 1,
			said: e
		})),
		...Mn(n),
		...Dn(n).map((e) => ({
			depth: 1,
			said: e
		}))
	];
}
// packages/games/key-flow/src/describe/event.ts
var Fn = (t) => I(`season.${e[t] ?? "spring"}`), In = {
	home: ({ seat: e, card: t }, n) => I("log.home", {
		seat: e,
		card: L(n, t)
	}),
	season: ({ season: e, cards: t }) => I("log.season", {
		season: Fn(e),
		cards: t
	}),
	shown: ({ seat: e, card: t }, n) => I("log.shown", {
		seat: e,
		card: L(n, t)
	}),
	turn: ({ turn: e }) => I("log.turn", { turn: e }),
	placed: ({ seat: e, card: t, x: n }, r) => I("log.placed", {
		seat: e,
		card: L(r, t),
		place: un(n)
	}),
	sent({ seat: e, card: t, on: n, village: r, tokens: i }, a) {
		let o = {
			seat: e,
			card: L(a, t),
			on: L(a, n)
		}, s = r === e ? "log.sent" : "log.sent-to", c = r === e ? {} : { village: r };
		return i === 0 ? I(s, {
			...o,
			...c
		}) : I(`${s}-tokens`, {
			...o,
			...c,
			tokens: nn(i)
		});
	},
	token: ({ seat: e, card: t }, n) => I("log.token", {
		seat: e,
		card: L(n, t)
	}),
	discarded: ({ seat: e }) => I("log.discarded", { seat: e }),
	gained({ seat: e, card: t, on: n, resources: r, tokens: i }, a) {
		let o = [...Qt(r), ...i > 0 ? [nn(i)] : []];
		return r.length > 0 ? I("log.gained", {
			seat: e,
			gain: o,
			card: L(a, t),
			on: L(a, n)
		}) : I("log.gained-tokens", {
			seat: e,
			gain: o,
			card: L(a, t)
		});
	},
	paid: ({ seat: e, card: t, paid: n }, r) => I("log.paid", {
		seat: e,
		card: L(r, t),
		paid: ln(n)
	}),
	moved: ({ seat: e, resource: t, from: n, to: r }, i) => I("log.moved", {
		seat: e,
		resource: I(`resources.${t}`, { n: 1 }),
		from: L(i, n),
		to: L(i, r)
	}),
	upgraded: ({ seat: e, card: t, level: n }, r) => I(n === 1 ? "log.upgraded" : "log.upgraded-twice", {
		seat: e,
		card: L(r, t)
	}),
	turned: ({ seat: e, card: t }, n) => I("log.turned", {
		seat: e,
		card: L(n, t)
	}),
	flipped: ({ seat: e, card: t }, n) => I("log.flipped", {
		seat: e,
		card: L(n, t)
	}),
	"took-skills": ({ seat: e, card: t, skills: n }, r) => I("log.took-skills", {
		seat: e,
		card: L(r, t),
		skills: en(n)
	}),
	"short-skill": ({ seat: e, skill: t }) => I("log.short-skill", {
		seat: e,
		skill: I(`skill.${t}`)
	}),
	drew: ({ seat: e, count: t }) => t === 0 ? I("log.drew-none", { seat: e }) : I("log.drew", {
		seat: e,
		count: t
	}),
	"drew-skills": ({ seat: e, skills: t }) => I("log.drew-skills", {
		seat: e,
		skills: en(t)
	}),
	"season-ends": ({ season: e }) => I("log.season-ends", { season: Fn(e) }),
	extra: ({ seat: e, card: t, tokens: n }, r) => I("log.extra", {
		seat: e,
		card: L(r, t),
		tokens: nn(n)
	}),
	stored: ({ seat: e, count: t }) => I("log.stored", {
		seat: e,
		count: t
	}),
	reallocated: ({ seat: e, thing: t, scorer: n }, r) => n === null ? I("log.reallocated-nowhere", {
		seat: e,
		thing: dn(r, t)
	}) : I("log.reallocated", {
		seat: e,
		thing: dn(r, t),
		card: L(r, n)
	}),
	over: () => I("log.over")
}, Ln = (e, t) => In[t.t](t, e);
// packages/games/key-flow/src/describe/score.ts
function Rn(e, { count: t = 0, named: n }) {
	let r = Number(t);
	switch (e.rule) {
		case "sets": return I("counted.sets", {
			n: r,
			set: xn(e.need)
		});
		case "animal-steps": return I(`animals.${e.animal}`, { n: r });
		case "boats": return I("amount.boats", { n: r });
		case "transport-and-boats": return I("counted.transport-and-boats", { n: r });
		case "one-colour": return I(`keyples.${n}`, { n: r });
		case "one-skill-type": return $t(n, r);
		case "keyple-cards": return I("counted.keyple-cards", {
			n: r,
			keyples: e.keyples
		});
	}
}
function zn(e, { key: t, params: n }) {
	let { card: r, part: i } = n;
	if (r === void 0) return {
		key: t,
		params: n
	};
	let a = L(e, String(r));
	if (t === "score.points") return I("score.points", { card: a });
	for (let { score: t } of h(e, String(r)).boxes) {
		if (!t) continue;
		if (t.rule === "storage") return I("score.storage", {
			card: a,
			counted: I("counted.sets", {
				n: Number(n.count),
				set: Qt(t.set)
			})
		});
		let e = t.rule === "sum" ? t.parts[Number(i)] : t;
		if (e) return I("score.card", {
			card: a,
			counted: Rn(e, n)
		});
	}
	return {
		key: t,
		params: n
	};
}
// packages/games/key-flow/src/describe/outline/player.ts
var Bn = (e) => e.length > 0 ? e : I("outline.none");
function Vn(e, t) {
	let { skills: r, skillTiles: i, doubles: a, hand: o, winter: s, store: c, discards: l } = t, u = en(ae(n, a));
	return [
		I("outline.tokens", { n: t.tokens }),
		r ? I("outline.skills-open", {
			n: i,
			skills: Bn(en(ae(n, r)))
		}) : I("outline.skills", { n: i }),
		...u.length > 0 ? [I("outline.doubles-held", { skills: u })] : [],
		o ? I("outline.hand-open", { cards: Bn(Yt(e, o)) }) : I("outline.hand", { n: t.cards }),
		...s && s.length > 0 ? [I("outline.winter-open", { cards: Yt(e, s) })] : [],
		...!s && t.winterCards > 0 ? [I("outline.winter-cards", { n: t.winterCards })] : [],
		...c ? [I("outline.store", { cards: Bn(Yt(e, c)) })] : [],
		...t.discarded > 0 && !l ? [I("outline.discarded", { n: t.discarded })] : [],
		...l && l.length > 0 ? [I("outline.discards", { cards: Yt(e, l) })] : []
	];
}
function Hn(e, { plan: t }) {
	if (!t) return [];
	let n = L(e, t.card);
	return [{
		depth: 1,
		said: t.discard ? I("outline.plan-discard", { card: n }) : t.x === null ? t.target === null ? I("outline.plan", { card: n }) : I("outline.plan-target", {
			card: n,
			on: L(e, t.target)
		}) : I("outline.plan-place", {
			card: n,
			place: un(t.x)
		})
	}, ...t.deeds.map((t) => ({
		depth: 2,
		said: Ln(e, t)
	}))];
}
function Un(e, n) {
	let r = L(e, n.id), i = Qt(ae(t, n.stock)), a = [
		...i.length > 0 ? [I("outline.stock", { resources: i })] : [],
		...n.keyples.length > 0 ? [I("outline.keyples", { cards: Yt(e, n.keyples) })] : [],
		...n.tokens > 0 ? [I("outline.site-tokens", { tokens: nn(n.tokens) })] : [],
		...n.extra > 0 ? [I("outline.uses", { n: n.extra })] : [],
		...n.turned > 0 ? [I("outline.turned", { n: n.turned })] : [],
		...En(h(e, n.id), n.level)
	];
	return [{
		depth: 2,
		said: n.level === 0 ? I("outline.site", {
			card: r,
			place: un(n.x)
		}) : I("outline.site-level", {
			card: r,
			level: I(`level.${n.level === 1 ? 1 : 2}`),
			place: un(n.x)
		})
	}, ...a.map((e) => ({
		depth: 3,
		said: e
	}))];
}
function Wn(e, { score: t }, n) {
	let r = t.reduce((e, t) => e + t.points, 0);
	return [{
		depth: 1,
		said: I(n ? "outline.points" : "outline.points-so-far", { points: r })
	}, ...t.map((t) => ({
		depth: 2,
		said: I("outline.score", {
			points: t.points,
			source: zn(e, t)
		})
	}))];
}
function Gn(e, { allocation: t, changed: n }) {
	return !t || t.length === 0 ? [] : [{
		depth: 1,
		said: I(n ? "outline.allocation-changed" : "outline.allocation")
	}, ...t.map((t) => ({
		depth: 2,
		said: I("outline.share", {
			n: t.count,
			thing: dn(e, t.thing),
			card: L(e, t.scorer),
			as: I(`gift.${t.as}`)
		})
	}))];
}
function Kn(e, t, n) {
	let r = t.players[n];
	return r ? [
		{
			depth: 0,
			said: I(n === t.me ? "outline.me" : "outline.player", {
				seat: n,
				home: L(e, r.home)
			})
		},
		...Vn(e, r).map((e) => ({
			depth: 1,
			said: e
		})),
		...Hn(e, r),
		...Wn(e, r, t.phase === "final" || t.over),
		...Gn(e, r),
		{
			depth: 1,
			said: I("outline.village", { n: r.village.length })
		},
		...r.village.flatMap((t) => Un(e, t))
	] : [];
}
// packages/games/key-flow/src/describe/outline/index.ts
function qn({ over: t, phase: n, season: r, turn: i, passing: a, shown: o }) {
	if (t) return [I("outline.over")];
	let s = I("outline.season", {
		season: I(`season.${e[r] ?? "spring"}`),
		turn: i
	});
	return n === "extra" ? [s, I("outline.extra")] : n === "winter" ? [s, I("outline.winter")] : n === "final" ? [s, I("outline.final")] : [
		s,
		I("outline.passing", { to: I(`passing.${a}`) }),
		...o ? [I("outline.shown")] : []
	];
}
function Jn(e, t) {
	let { doubles: r } = t, [i = I("outline.over"), ...a] = qn(t), o = n.filter((e) => r[e] > 0).map((e) => $t(e, r[e]));
	return [
		{
			depth: 0,
			said: i
		},
		...[
			...a,
			...t.competition ? [I("outline.competition")] : [],
			...t.openStores ? [I("outline.open-stores")] : []
		].map((e) => ({
			depth: 1,
			said: e
		})),
		{
			depth: 0,
			said: I("outline.supplies")
		},
		{
			depth: 1,
			said: I("outline.pile", { n: t.pile })
		},
		{
			depth: 1,
			said: I("outline.doubles", { skills: o.length > 0 ? o : I("outline.none") })
		},
		...t.players.flatMap((n, r) => Kn(e, t, r))
	];
}
// packages/games/key-flow/src/describe/refusal.ts
function Yn(e, { key: t, params: n }) {
	let { card: r, icons: i } = n;
	return {
		key: t,
		params: {
			...n,
			...r === void 0 ? {} : { card: L(e, String(r)) },
			...i === void 0 ? {} : { icons: an(i) }
		}
	};
}
// packages/games/key-flow/src/describe/index.ts
var Xn = (e) => ({
	ask: (t) => vn(e, t),
	wait: (e) => yn(e),
	answer: (t, n, r) => _n(e, t, n, r),
	event: (t) => Ln(e, t),
	refusal: (t) => Yn(e, t),
	scoreLine: (t) => zn(e, t),
	outline: (t) => Jn(e, t),
	component: (t) => Pn(e, t),
	kind: (t) => Nn(e, t),
	names: (t) => Ye("card", e.set.cards, lt.cards, t)
});
// packages/kernel/src/plain.ts
function R(e, t) {
	let n = e[t];
	if (n === void 0) throw RangeError(`no element ${t}`);
	return n;
}
function Zn(e) {
	return typeof e != "object" || !e ? JSON.stringify(e) : Array.isArray(e) ? `[${e.map(Zn).join(",")}]` : `{${Object.entries(e).sort(([e], [t]) => e < t ? -1 : 1).map(([e, t]) => `${JSON.stringify(e)}:${Zn(t)}`).join(",")}}`;
}
// packages/kernel/src/sha256.ts
var Qn = [];
for (let e = 2; Qn.length < 64; e++) Qn.every((t) => e % t !== 0) && Qn.push(e);
var $n = (e) => (e - Math.floor(e)) * 2 ** 32 | 0, er = Int32Array.from(Qn, (e) => $n(Math.cbrt(e))), tr = Int32Array.from(Qn.slice(0, 8), (e) => $n(Math.sqrt(e))), z = (e, t) => e >>> t | e << 32 - t;
function nr(e) {
	let t = Math.ceil((e.length + 9) / 64) * 64, n = new DataView(new ArrayBuffer(t));
	return e.forEach((e, t) => void n.setUint8(t, e)), n.setUint8(e.length, 128), n.setUint32(t - 8, Math.floor(e.length / 2 ** 29)), n.setUint32(t - 4, e.length << 3), n;
}
function rr(e) {
	let t = nr(new TextEncoder().encode(e)), n = tr.slice(), r = /* @__PURE__ */ new Int32Array(64), i = (e) => r[e];
	for (let e = 0; e < t.byteLength; e += 64) {
		for (let n = 0; n < 16; n++) r[n] = t.getInt32(e + 4 * n);
		for (let e = 16; e < 64; e++) {
			let t = z(i(e - 15), 7) ^ z(i(e - 15), 18) ^ i(e - 15) >>> 3, n = z(i(e - 2), 17) ^ z(i(e - 2), 19) ^ i(e - 2) >>> 10;
			r[e] = i(e - 16) + t + i(e - 7) + n;
		}
		let [a = 0, o = 0, s = 0, c = 0, l = 0, u = 0, d = 0, f = 0] = n;
		for (let e = 0; e < 64; e++) {
			let t = z(l, 6) ^ z(l, 11) ^ z(l, 25), n = f + t + (l & u ^ ~l & d) + er[e] + i(e) | 0, r = (z(a, 2) ^ z(a, 13) ^ z(a, 22)) + (a & o ^ a & s ^ o & s) | 0;
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
var ir = (e) => /^[0-9a-f]{32}$/.test(e), ar = (e) => ir(e) ? e : rr(e).slice(0, 32);
function or(e) {
	let t = (t) => Number.parseInt(e.slice(8 * t, 8 * t + 8), 16) | 0, n = [
		t(0),
		t(1),
		t(2),
		t(3)
	];
	n.every((e) => e === 0) && (n[0] = 1);
	for (let e = 0; e < 12; e++) sr(n);
	return n;
}
function sr(e) {
	let t = Math.imul(e[1], 5), n = Math.imul(t << 7 | t >>> 25, 9), r = e[1] << 9;
	return e[2] ^= e[0], e[3] ^= e[1], e[1] ^= e[2], e[0] ^= e[3], e[2] ^= r, e[3] = e[3] << 11 | e[3] >>> 21, n >>> 0;
}
function cr(e, t) {
	if (!(t >= 1 && t <= 2 ** 32)) throw RangeError(`no number below ${t}`);
	for (;;) {
		let n = sr(e), r = n % t;
		if (n - r <= 2 ** 32 - t) return r;
	}
}
function lr(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = cr(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
// packages/kernel/src/run.ts
var ur = { k: "@join" }, dr = () => {}, fr = class {
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
		let n = R(this.match.lanes, e);
		for (let e = t.length - 1; e >= 0; e--) n.push(t[e]);
	}
	join() {
		this.match.stack.push(ur);
	}
	draw(e) {
		return this.revealed = !0, e.pop();
	}
	shuffle(e) {
		return this.revealed = !0, lr(this.match.rng, e);
	}
	roll(e) {
		return this.revealed = !0, cr(this.match.rng, e);
	}
	reveal() {
		this.revealed = !0;
	}
}, pr = (e, t) => {
	let n = e.frames[t.k];
	if (!n) throw Error(`no handler for frame ${t.k}`);
	return n;
}, mr = (e) => e.lanes.every((e) => e.length === 0);
function hr(e, t, n, r) {
	let i = n[n.length - 1];
	if (!i) return !1;
	if (i.k === ur.k) return mr(t) ? (n.pop(), !0) : !1;
	let a = pr(e, i);
	return a.run ? (n.pop(), r.stack = n, a.run(t.s, i, r), !0) : !1;
}
function gr(e, t, n) {
	let r;
	do {
		r = !1;
		for (let i of t.lanes) for (; i.length > 0 && hr(e, t, i, n);) r = !0;
	} while (r || hr(e, t, t.stack, n));
}
function _r(e, t, n = dr) {
	return gr(e, t, new fr(t, n)), t;
}
// packages/kernel/src/words.ts
var vr = (e) => typeof e == "object" ? e.join(" ") : String(e), yr = (e) => Object.assign(Object.create(null), e), br = (e) => ({
	id: e.id,
	x: e.x,
	level: e.level,
	turned: e.turned,
	stock: {
		iron: e.stock.iron,
		stone: e.stock.stone,
		wood: e.stock.wood,
		gold: e.stock.gold
	},
	keyples: e.keyples.slice(),
	tokens: e.tokens,
	extra: e.extra
}), xr = (e) => ({
	village: e.village.map(br),
	skills: {
		anvil: e.skills.anvil,
		pick: e.skills.pick,
		saw: e.skills.saw
	},
	doubles: {
		anvil: e.doubles.anvil,
		pick: e.doubles.pick,
		saw: e.doubles.saw
	},
	tokens: e.tokens
}), B = (e) => e.plan?.after ?? e;
function Sr(e) {
	return e.plan ? (e.plan.after ??= xr(e), e.plan.after) : e;
}
function Cr(e, t, n) {
	e.plan ? e.plan.deeds.push(t) : n.emit(t);
}
// packages/games/key-flow/src/rules/setup.ts
var V = e.indexOf("winter"), wr = (e, n) => ({
	id: e,
	x: n,
	level: 0,
	turned: 0,
	stock: g(t),
	keyples: [],
	tokens: 0,
	extra: 0
}), Tr = (e, t) => e.set.deal[String(t)], Er = (e) => ({
	village: [wr(e, 0)],
	skills: g(n),
	doubles: g(n),
	tokens: 0,
	hand: [],
	winter: [],
	store: [],
	discards: [],
	plan: null,
	pins: []
});
function Dr(e, t, n, r) {
	let i = Tr(e, t), a = r.shuffle([...e.homes]), o = [], s = [], c = e.seasons.map(({ k: n, numbered: a }, c) => {
		let l = a.filter((n) => h(e, n).players <= t);
		if (s.push(...a.filter((n) => h(e, n).players > t)), c === V) return l;
		let u = r.shuffle([...n]);
		return o.push(...u.splice(0, i.removeK)), r.shuffle([...u, ...l]);
	}), l = a.splice(0, t).map(Er), u = r.shuffle([...R(e.seasons, V).k]);
	for (let e of l) e.winter = u.splice(0, i.winterK);
	return o.push(...u), l.forEach((e, t) => void r.emit({
		t: "home",
		seat: t,
		card: R(e.village, 0).id
	})), r.push({ k: "season" }), {
		competition: n.competition === "on",
		openStores: n.stores === "open",
		phase: "season",
		season: -1,
		turn: 0,
		shown: !1,
		pile: { ...e.set.supplies.skillsSingle },
		doubles: { ...e.set.supplies.skillsDouble },
		decks: c,
		removed: o,
		box: [...a, ...s],
		players: l
	};
}
// packages/games/key-flow/src/bot/estate.ts
function Or(e, t, n) {
	let r = wr(t, n);
	for (let n of h(e, t).bottom?.resources ?? []) r.stock[n]++;
	return r;
}
function kr(e, t, r, i) {
	let a = n.map((n) => e.players.reduce((e, r, i) => e + (i === t ? 0 : r.skills[n]), e.pile[n])), o = a.reduce((e, t) => e + t, 0), s = Math.min(i, _(n, e.pile));
	s !== 0 && a.forEach((e, t) => {
		r[t] = (r[t] ?? 0) + s * e / o;
	});
}
var Ar = (e) => e.flatMap(({ keyples: e }) => e);
function H(e, t, r = R(e.players, t)) {
	return {
		village: r.village.slice(),
		skills: n.map((e) => r.skills[e] + r.doubles[e]),
		tokens: r.tokens,
		store: [...R(e.players, t).store, ...Ar(r.village)]
	};
}
function jr(e, t, r, i, a, o) {
	i.village.push(Or(e, a, o));
	for (let o of h(e, a).bottom?.skills ?? []) o === "random" ? kr(t, r, i.skills, 1) : t.doubles[o] > 0 && (i.skills[n.indexOf(o)] = (i.skills[n.indexOf(o)] ?? 0) + 1);
}
function Mr(e, t, n, r) {
	let i = H(t, n, B(R(t.players, n)));
	return r.discard ? i.tokens++ : r.x === null ? r.target !== null && (i.tokens += +!!h(e, r.card).keyple?.token - r.tokens, r.village === n && i.store.push(r.card)) : jr(e, t, n, i, r.card, r.x), kr(t, n, i.skills, r.draws), i;
}
function Nr(e, t, n, r) {
	let i = H(n, r), a = R(t.players, r).village;
	for (let t of i.village) {
		let o = t.extra - (a.find(({ id: e }) => e === t.id)?.extra ?? 0), s = o > 0 ? h(e, t.id).boxes[t.level]?.action?.gain : void 0;
		if (!s) continue;
		let c = s.choices.flat().find(({ draws: e }) => e > 0)?.draws ?? 0;
		s.draws + c !== 0 && (kr(n, r, i.skills, o * (s.draws + c)), i.tokens += o * s.tokens);
	}
	return i;
}
var Pr = ({ stock: e }) => t.map((t) => e[t]), Fr = [
	...t,
	...n,
	"token",
	...r,
	...i,
	"boat",
	"transport",
	"card-1",
	"card-2",
	"card-3",
	"tokenCard"
], U = (e) => Fr.indexOf(e), Ir = U("gold"), W = U("anvil"), Lr = U("token"), Rr = U("green"), zr = U("boat"), Br = U("transport"), Vr = U("tokenCard"), Hr = (e) => U("card-1") + e - 1, Ur = () => Array(Fr.length).fill(0), Wr = (e) => e.map(U), Gr = {
	resource: Wr(t),
	skill: Wr(n),
	animal: Wr(r),
	iron: Wr(["iron", "gold"]),
	stone: Wr(["stone", "gold"]),
	wood: Wr(["wood", "gold"])
}, Kr = (e) => Gr[e] ?? [U(e)];
function qr(e, a) {
	let o = Ur(), s = (e, t) => {
		for (let n of Wr(e)) o[n] = t;
	};
	s(t, a(e.resource)), s(["gold"], a(e.gold)), s(n, a(e.skill)), s(["token"], a(e.token)), s(r, a(e.animal)), s(i, a(e.keyple)), s(["boat"], a(e.boat));
	for (let t of [
		1,
		2,
		3
	]) o[Hr(t)] = t * a(e.card);
	return s(["tokenCard"], a(e.tokenCard)), o;
}
// packages/games/key-flow/src/bot/consider.ts
var Jr = {
	places: 2,
	targets: 5,
	extras: 5
}, Yr = {
	places: 1,
	targets: 2,
	extras: 2
};
function Xr(e, t, { jobs: n }, r, i, a) {
	function o(e, t, r) {
		return n(H(e, i, B(R(e.players, i))), t, r);
	}
	function s(e) {
		let n = (e) => t.prices[U(String(e).replace("double-", ""))] ?? 0;
		return e.toSorted((e, t) => n(e) - n(t)).slice(0, 1);
	}
	function c(e, t) {
		let n = t.map(String).filter((e) => e !== "done");
		return ["done", ...r.extras(e, n).filter(({ worth: e }) => e > 0).slice(0, a.extras).map(({ answer: e }) => e)];
	}
	function l(t, n, r) {
		if (t.phase !== "extra") return r;
		let i = h(e, n.card).boxes[n.level]?.action?.gain.choices[n.nth] ?? [];
		return r.filter((e) => i[Number(e)]?.tokens === 0);
	}
	return (e, t, n) => {
		switch (t.k) {
			case "place": {
				let i = n.filter((e) => typeof e == "number");
				return [...r.places(e, t.card, i).slice(0, a.places).map(({ answer: e }) => e), ...n.filter((e) => e === "discard")];
			}
			case "target": return [...r.targets(e, t.card, n.map(String)).slice(0, a.targets).map(({ answer: e }) => e), "discard"];
			case "exchange": return e.phase === "extra" ? n.slice(0, 1) : n;
			case "gain": return l(e, t, n);
			case "work": {
				let [r] = o(e, t.moves, t.upgrades);
				return [(r && n.find((e) => vr(e) === vr(r.task))) ?? "done"];
			}
			case "cargo":
			case "route": {
				let r = o(e, t.moves, t.upgrades).find(({ task: e, resource: n }) => e[1] === t.from && (t.k === "cargo" || n === t.resource)), i = t.k === "cargo" ? r?.resource : r?.to;
				return i !== void 0 && n.includes(i) ? [i] : n.slice(0, 1);
			}
			case "pay": return s(n);
			case "extra": return c(e, n);
			case "allocate": return ["keep"];
			default: return n;
		}
	};
}
// packages/games/key-flow/src/bot/lore.ts
var Zr = n.map((e, t) => W + t), Qr = (e) => {
	let t = Ur();
	for (let [n, r] of e) t[n] = (t[n] ?? 0) + r;
	return t;
};
function $r(e) {
	return !e || e.rule === "storage" ? [] : e.rule === "sum" ? e.parts.flatMap(ti) : ti(e);
}
var ei = (e, t) => ({
	way: "sets",
	points: t,
	needs: [{
		accepts: [e],
		count: 1
	}]
});
function ti(e) {
	switch (e.rule) {
		case "sets": {
			let t = Object.entries(e.need).map(([e, t]) => ({
				accepts: Kr(e),
				count: t ?? 0
			}));
			return [{
				way: "sets",
				points: e.points,
				needs: t
			}];
		}
		case "animal-steps": {
			let t = [];
			for (let [n, r] of Object.entries(e.steps)) t[Number(n)] = r;
			for (let e = 0; e < t.length; e++) t[e] ??= t[e - 1] ?? 0;
			return [{
				way: "steps",
				accepts: Kr(e.animal),
				steps: t
			}];
		}
		case "boats": return [{
			way: "steps",
			accepts: [zr],
			steps: [0, ...e.points]
		}];
		case "transport-and-boats": return [ei(Br, e.perTransport), ei(zr, e.perBoat)];
		case "one-colour": return [{
			way: "most",
			points: e.points,
			kinds: i.map((e, t) => Rr + t)
		}];
		case "one-skill-type": return [{
			way: "most",
			points: e.points,
			kinds: Zr
		}];
		case "keyple-cards": return [ei(Hr(e.keyples), e.points)];
	}
}
var ni = (e) => Kr(e === "any-resource" ? "resource" : e === "any-skill" ? "skill" : e);
function ri({ resources: e, tokens: t, draws: n, choices: r }) {
	let i = Qr([
		...e.map((e) => [U(e), 1]),
		[Lr, t],
		...Zr.map((e) => [e, n / Zr.length])
	]);
	return r.reduce((e, t) => e.flatMap((e) => t.flatMap(ri).map((t) => e.map((e, n) => e + (t[n] ?? 0)))), [i]);
}
function ii({ action: e, points: t, score: n, power: r, transport: i }, a) {
	return {
		points: t,
		aims: $r(n),
		storage: n?.rule === "storage" ? {
			set: n.set.map((e) => Kr(e === "any" ? "resource" : e)),
			points: n.points
		} : null,
		power: r,
		gifts: i > 0 ? [...a, [[Br, i]]] : a,
		deal: e && {
			gains: ri(e.gain),
			pays: e.pay.map(ni),
			moves: e.moves,
			upgrades: e.upgrades,
			draws: e.gain.draws + +!!e.gain.choices.flat().some(({ draws: e }) => e > 0)
		}
	};
}
function ai({ row: e, boat: t, keyple: n }) {
	let r = [];
	return e.animals.length > 0 && r.push(e.animals.map((e) => [U(e), 1])), t && r.push([[zr, 1]]), n && (r.push([[U(n.colour), n.keyples]]), r.push([[Hr(n.keyples), 1]]), n.token && r.push([[Vr, 1]])), r;
}
function oi(e) {
	let n = (e) => e === "any-resource" || t.some((t) => t === e), r = ai(e);
	return {
		boxes: e.boxes.map((e) => ii(e, r)),
		costs: e.costs.map((e) => ({
			resources: e.filter(n).map(ni),
			skills: e.filter((e) => !n(e)).map(ni)
		})),
		gifts: r
	};
}
function si(e) {
	let t = Object.create(null);
	for (let n of Object.values(e.cards)) t[n.id] = oi(n);
	return t;
}
function G(e, t) {
	let n = e[t];
	if (!n) throw Error(`no card ${t} in the set`);
	return n;
}
// packages/games/key-flow/src/bot/horizon.ts
var ci = 16;
function li(t, n, r) {
	if (n.phase === "over" || n.phase === "final") return e.length;
	if (n.phase !== "season") return n.season + 1;
	let i = t.set.deal[String(n.players.length)][R(e, n.season)], a = Math.max(0, R(n.players, r).hand.length - 1);
	return n.season + 1 - a / i;
}
function ui(t, n) {
	let r = Math.min(Math.floor(n), e.length - 1), i = R(t, r);
	return i + (R(t, r + 1) - i) * (n - r);
}
function di(t, n, r, i) {
	let a = li(t, r, i), o = (e) => ui(e, a), s = (t) => ui(t, (a + e.length) / 2), c = o(n.carry);
	return {
		w: n,
		seasons: e.length - a,
		prices: qr(n, o),
		later: qr(n, s),
		moveWorth: s(n.move),
		upgradeWorth: s(n.upgrade),
		chanceIfPaid: o(n.ready),
		chanceToCarry: Array.from({ length: ci }, (e, t) => c ** t),
		chanceToFind: o(n.find),
		begunShare: o(n.begun),
		powerWorth: o(n.power)
	};
}
function fi(e, t, n, r) {
	let i = -Infinity;
	for (let n of e.gains) i = Math.max(i, pi(n, t));
	for (let n of e.pays) i -= Math.min(...n.map((e) => R(t, e)));
	return Math.max(0, i) + e.moves * n + e.upgrades * r;
}
function pi(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) n += e[r] * t[r];
	return n;
}
function mi(e, t, n) {
	let r = /* @__PURE__ */ new Map();
	return (i, a) => {
		let o = G(e, i).boxes[a]?.deal;
		if (!o) return 0;
		let s = r.get(o);
		if (s !== void 0) return s;
		let c = fi(o, n, t.moveWorth, t.upgradeWorth);
		return r.set(o, c), c;
	};
}
// packages/games/key-flow/src/bot/wealth.ts
function hi(e, t) {
	let n = 0;
	for (let [r, i] of e) n += i * t[r];
	return n;
}
function gi(e, t, n) {
	let r, i = 0;
	for (let e of t) {
		let t = hi(e, n);
		t <= i || (i = t, r = e);
	}
	if (r) for (let [t, n] of r) e[t] = e[t] + n;
}
function _i(e, n, r, i) {
	let a = Ur();
	for (let { stock: e } of n.village) for (let n = 0; n < t.length; n++) a[n] = a[n] + e[t[n]];
	for (let { gifts: e } of r) e.length > 0 && gi(a, e, i);
	for (let e = 0; e < n.skills.length; e++) a[W + e] = n.skills[e];
	a[Lr] = n.tokens;
	for (let t of n.store) gi(a, G(e, t).gifts, i);
	return a;
}
// packages/games/key-flow/src/bot/aims.ts
var vi = (e) => e.sort((e, t) => t.worth - e.worth);
function yi(e, t, n, { yieldOf: r }, i, a) {
	let o = (e) => Math.max(0, ...G(t, e).gifts.map((e) => hi(e, n.prices)));
	function s(e, i) {
		let o = G(t, i.id).boxes[i.level]?.deal;
		if (!o) return 0;
		if (a) return n.deal(i.id, i.level);
		let s = o.moves + o.upgrades > 0 ? r(e, o.moves, o.upgrades) : 0;
		return fi(o, n.prices, 0, 0) + s;
	}
	let c = n.prices[Lr] ?? 0;
	function l(t, n, r) {
		let a = H(t, i), { keyple: l } = h(e, n);
		return l ? vi(t.players.flatMap((e, t) => e.village.filter(({ id: e }) => r.includes(e)).map((e) => ({
			answer: e.id,
			worth: s(a, e) + (t === i ? o(n) : 0) - qt(e, l) * c
		})))) : [];
	}
	function u(e, t) {
		let n = H(e, i);
		return vi(R(e.players, i).village.filter(({ id: e }) => t.includes(e)).map((e) => ({
			answer: e.id,
			worth: s(n, e) - Kt(e) * c
		})));
	}
	function d(t, r, a) {
		return vi(a.map((a) => {
			let o = H(t, i, B(R(t.players, i)));
			return jr(e, t, i, o, r, a), {
				answer: a,
				worth: n.worth(o)
			};
		}));
	}
	function f(t, r, a) {
		let { keyple: o, river: s } = h(e, r), u = H(t, i);
		return o ? n.worth(u) + Math.max(c, l(t, r, a)[0]?.worth ?? 0) : d(t, r, Vt(u.village, s))[0]?.worth ?? 0;
	}
	return {
		keepWorth: o,
		targets: l,
		extras: u,
		places: d,
		undecided: f
	};
}
// packages/games/key-flow/src/bot/allot.ts
var bi = (e) => {
	switch (e.way) {
		case "sets": {
			let t = 0;
			for (let { count: n } of e.needs) t += n;
			return e.points / t;
		}
		case "steps": return (e.steps.at(-1) ?? 0) / Math.max(1, e.steps.length - 1);
		case "most": return e.points;
	}
};
function xi(e, t) {
	let n = e.slice(), r = (e, t) => {
		for (let r of e) (r !== Ir || e[0] === Ir || e.length !== 2) && (n[r] = Math.max(n[r], t));
	};
	for (let { aim: n, chance: i } of t) {
		let t = bi(n), a = (n) => {
			let a = e[n[0] ?? 0];
			r(n, a + i * Math.max(0, t - a));
		};
		if (n.way === "sets") for (let { accepts: e } of n.needs) a(e);
		else a(n.way === "steps" ? n.accepts : n.kinds);
	}
	return n;
}
function Si(e, t, n) {
	let r = [], i = 0;
	for (let { accepts: a, count: o } of e) for (let e = 0; e < o; e++) {
		let e = Ci(a, t);
		if (e < 0) {
			for (let e of r) t[e] = t[e] + 1;
			return null;
		}
		t[e] = t[e] - 1, r.push(e), i += n[e];
	}
	return i;
}
function Ci(e, t) {
	let [n = -1] = e;
	if (e.length <= 2 && t[n] >= 1) return n;
	let r = -1;
	for (let n of e) {
		let e = t[n];
		e >= 1 && (r < 0 || e > t[r]) && (n !== Ir || r < 0) && (r = n);
	}
	return r;
}
function wi(e, t) {
	let n = 0, r = 0;
	for (let { accepts: i, count: a } of e) {
		let e = 0;
		for (let n of i) e += Math.max(0, t[n]);
		n += Math.min(a, e), r += a;
	}
	return n / r;
}
function Ti(e, t, n) {
	let { needs: r, points: i } = e, a = 0;
	for (let e = 0; e < 12; e++) {
		let e = Si(r, t, n.prices);
		if (e === null) break;
		a += Math.max(0, i - e);
	}
	if (n.begunShare === 0) return a;
	let o = 0;
	for (let { accepts: e, count: t } of r) o += t * n.prices[e[0] ?? 0];
	return a + n.begunShare * wi(r, t) * Math.max(0, i - o);
}
function Ei(e, t, n) {
	let { accepts: r, steps: i } = e, a = 0, o = 0;
	for (let e of r) a += Math.max(0, t[e]), o = Math.max(o, n.prices[e]), t[e] = 0;
	let s = Math.min(Math.floor(a + .01), i.length - 1), c = i[s] ?? 0, l = s;
	for (; l < i.length - 1 && i[l] === c;) l++;
	let u = s;
	for (; u > 0 && i[u - 1] === c;) u--;
	let d = l > s ? (a - u) / (l - u) * ((i[l] ?? 0) - c) : 0, f = Math.min(a, i.length - 1);
	return Math.max(0, c + n.begunShare * d - f * o);
}
function Di(e, t, n) {
	let r = e.kinds[0] ?? 0;
	for (let n of e.kinds) t[n] > t[r] && (r = n);
	let i = Math.max(0, t[r]);
	return t[r] = 0, i * Math.max(0, e.points - n.prices[r]);
}
var Oi = {
	sets: Ti,
	steps: Ei,
	most: Di
};
function ki(e, t, n) {
	let r = e.map((e) => ({
		...e,
		promise: e.chance * bi(e.aim)
	})).sort((e, t) => t.promise - e.promise), i = 0;
	for (let { aim: e, chance: a } of r) {
		let r = a < 1 ? t.slice() : null;
		if (i += a * Oi[e.way](e, t, n), r) for (let e = 0; e < t.length; e++) t[e] = t[e] * a + r[e] * (1 - a);
	}
	return i;
}
// packages/games/key-flow/src/bot/goals.ts
function Ai(e, t, n, r, i) {
	return n.map((n) => {
		let { boxes: i } = G(e, n), a = i[0]?.aims ?? [], o = Math.max(...i.map((e) => e.points)), s = a.map((e) => ({
			aim: e,
			chance: 1
		}));
		return {
			aims: a,
			worth: o / 2 + ki(s, r.slice(), t)
		};
	}).sort((e, t) => t.worth - e.worth).flatMap(({ aims: e }, t) => e.map((e) => ({
		aim: e,
		chance: i[t] ?? 0
	})).filter(({ chance: e }) => e > 0));
}
// packages/games/key-flow/src/bot/haul.ts
var ji = .02, Mi = ({ village: e, skills: t, tokens: n }, r, i) => `${r},${i},${t},${n},${e.map((e) => `${e.level}${e.turned}${Pr(e)}`)}`;
function Ni(e, n, r) {
	let i = /* @__PURE__ */ new Map();
	function a(e, i, a) {
		let o = G(n, i.id).costs[i.level];
		if (!o) return !1;
		let s = (e) => e.toSorted((e, t) => r.prices[e] - r.prices[t]);
		for (let e of o.resources) {
			let n = (a ? t.map((e, t) => t) : s(e)).find((e) => i.stock[R(t, e)] > 0);
			if (n === void 0) return !1;
			i.stock[R(t, n)]--;
		}
		for (let t of o.skills) {
			let n = s(t).find((t) => (e.skills[t - W] ?? 0) >= 1);
			if (n === void 0) return !1;
			e.skills[n - W] = (e.skills[n - W] ?? 0) - 1;
		}
		return i.level++, !0;
	}
	let o = (e) => ({
		...e,
		village: e.village.map(br),
		skills: e.skills.slice()
	});
	function s(e, n) {
		let { village: i } = e, a = [];
		for (let o of i) for (let s of t) if (o.stock[s] !== 0) for (let t of Ht(i, o)) {
			o.stock[s]--, t.stock[s]++;
			let i = r.worth(e, n);
			o.stock[s]++, t.stock[s]--, a.push({
				task: ["move", o.id],
				resource: s,
				to: t.id,
				worth: i
			});
		}
		return a;
	}
	function c(t, n) {
		let i = F(e, t.village, "any-resource-upgrades"), s = F(e, t.village, "gold-per-flip"), c = [];
		for (let { id: e, turned: l, level: u } of t.village) {
			let d = o(t);
			if (a(d, N(d.village, e), i) && c.push({
				task: ["upgrade", e],
				worth: r.worth(d, n - 1)
			}), l >= u) continue;
			let f = o(t), p = N(f.village, e);
			p.turned++, s && p.stock.gold++, c.push({
				task: ["turn", e],
				worth: r.worth(f, n - 1)
			});
		}
		return c;
	}
	function l(e, t, n) {
		let a = Mi(e, t, n), l = i.get(a);
		if (l) return l;
		let u = o(e), d = r.worth(u, n) + ji, f = (e, t) => e.filter(({ worth: e }) => e > t).sort((e, t) => t.worth - e.worth), p = t > 0 ? f(s(u, n), d) : [];
		return p.length === 0 && n > 0 && (p = f(c(u, n), r.worth(u))), i.set(a, p), p;
	}
	function u(e, t, n) {
		let i = r.worth(e), a = l(e, t, n)[0];
		return a ? Math.max(0, a.worth - i) : 0;
	}
	return {
		jobs: l,
		yieldOf: u
	};
}
// packages/games/key-flow/src/bot/upgrade-gain.ts
var Pi = .35, Fi = .6, Ii = .5, Li = 1.5, Ri = 4;
function zi(e, t, n, r) {
	let i = ({ set: e }) => e.reduce((e, t) => e + r.prices[t[0] ?? 0], 0), a = n / e.set.length;
	return (t.points - e.points) * (a + Ii * r.seasons) + Li * (i(e) - i(t));
}
function Bi(e, t, n, { id: r, level: i, lying: a }, o) {
	let { boxes: s } = G(e, r), c = s[i], l = s[i + 1];
	if (!l) return 0;
	let u = t.w.uses * t.seasons * Fi, d = l.points - c.points + u * (n(r, i + 1) - n(r, i));
	c.storage && l.storage && (d += zi(c.storage, l.storage, a, t));
	let [f] = c.aims, [p] = l.aims;
	if (f?.way === "sets" && p?.way === "sets") {
		let e = o.slice(0, Ri).reduce((e, t) => e + t, 0);
		d += (p.points - f.points) * Math.floor(e / (f.needs[0]?.count ?? 1));
	}
	let m = s[i + 2];
	return m ? d + Pi * Math.max(0, m.points - l.points) : d;
}
// packages/games/key-flow/src/bot/wants.ts
var Vi = 4, Hi = (e, t) => Math.abs(e - t) + 1 >> 1;
function Ui(e, t, n, r, i) {
	let a = {
		chance: e.icon ? n.chanceIfPaid : 1,
		taken: [],
		tiles: [],
		cost: 0,
		lost: 0
	}, { xs: o, lying: s, skills: c } = t;
	for (let t of e.resources) {
		let i = -1, c = 0, l = 1;
		for (let a = 0; a < o.length; a++) for (let u of t) {
			if (s[Vi * a + u] < 1) continue;
			let t = n.chanceToCarry[Hi(o[a], e.x)] ?? 0, d = t * (10 - r[u]);
			d <= c || (c = d, l = t, i = Vi * a + u);
		}
		i < 0 ? a.chance *= n.chanceToFind : (a.chance *= l, a.cost += n.prices[i % Vi], a.lost += r[i % Vi], a.taken.push(i), s[i] = s[i] - 1);
	}
	for (let t of e.skills) {
		let e = -1;
		for (let n of t) {
			let t = c[n - W];
			t >= .9 && (e < 0 || t > c[e]) && (e = n - W);
		}
		e < 0 ? a.chance *= n.chanceToFind : (a.cost += n.prices[W + e], a.lost += r[W + e], a.tiles.push(e), c[e] = c[e] - 1);
	}
	if (i) return a;
	for (let e of a.taken) s[e] = s[e] + 1;
	for (let e of a.tiles) c[e] = c[e] + 1;
	return a;
}
var Wi = ({ taken: e, tiles: t }, n, r) => e.length === n.resources.length && t.length === n.skills.length && e.every((e) => r.xs[Math.floor(e / Vi)] === n.x);
function Gi(e, t, n, r, i, a) {
	let o = e.map((e) => {
		let { chance: n, lost: a } = Ui(e, t, r, i, !1);
		return {
			want: e,
			promise: n * (e.gain - a)
		};
	}).filter(({ promise: e }) => e > 0).sort((e, t) => t.promise - e.promise), s = 0, c = 1, l = [];
	for (let { want: e } of o) {
		let o = Ui(e, t, r, i, !0), u = e.gain - o.cost;
		if (e.gain <= o.lost) {
			for (let e of o.taken) t.lying[e] = t.lying[e] + 1;
			for (let e of o.tiles) t.skills[e] = t.skills[e] + 1;
			continue;
		}
		let d = o.chance * (e.icon ? c : 1);
		s += d * u, e.icon && (c *= r.w.crowd, a > 0 && Wi(o, e, t) && l.push((1 - d) * u));
		for (let e of o.taken) n[e % Vi] = n[e % Vi] - d;
		for (let e of o.tiles) n[W + e] = n[W + e] - d;
	}
	if (a === 0) return s;
	l.sort((e, t) => t - e);
	for (let e of l.slice(0, a)) s += e;
	return s;
}
// packages/games/key-flow/src/bot/value.ts
var Ki = [U("pig"), U("sheep")], qi = [U("green"), U("yellow")], Ji = 2;
function Yi(e, t) {
	let n = (e) => {
		let n = e.length === 1 ? t.find((t) => t.includes(e[0])) : void 0;
		return n ? [...e, ...n.filter((t) => t !== e[0])] : e;
	};
	switch (e.way) {
		case "sets": return {
			...e,
			needs: e.needs.map((e) => ({
				...e,
				accepts: n(e.accepts)
			}))
		};
		case "steps": return {
			...e,
			accepts: n(e.accepts)
		};
		case "most": return e;
	}
}
function Xi(e, t, n, r) {
	let { w: i } = t;
	function a(e) {
		let t = e.flatMap(({ aims: e }) => e.map((e) => ({
			aim: e,
			chance: 1
		}))), n = e.flatMap(({ power: e }) => e === "pig-sheep-interchange" ? [Ki] : e === "green-yellow-interchange" ? [qi] : []), i = [...t, ...r];
		return n.length === 0 ? i : i.map((e) => ({
			...e,
			aim: Yi(e.aim, n)
		}));
	}
	let o = ({ village: t }) => t.map(({ id: t, level: n }) => G(e, t).boxes[n]), s = a(o(n)), c = mi(e, t, xi(t.later, s));
	function l(n, r, i) {
		let a = [];
		return n.village.forEach((n, o) => {
			let s = r[o], l = Pr(n).reduce((e, t) => e + t, 0), u = G(e, n.id).costs[n.level], d = u ? Bi(e, t, c, {
				id: n.id,
				level: n.level,
				lying: l
			}, i) : 0;
			if (u && d > 0 && a.push({
				x: n.x,
				...u,
				gain: d,
				icon: !0
			}), !s.storage) return;
			let { set: f, points: p } = s.storage, m = Math.floor(l / f.length) + Ji;
			for (let e = 0; e < m; e++) a.push({
				x: n.x,
				resources: f,
				skills: [],
				gain: p,
				icon: !1
			});
		}), a;
	}
	function u(e) {
		let n = e.village.map(({ id: e, level: t }) => c(e, t)).sort((e, t) => t - e), r = i.uses * t.seasons, a = 0;
		for (let e of n) a += r * e, r *= i.rarer;
		return a;
	}
	function d(n, r = 0) {
		let i = o(n), s = a(i), c = xi(t.prices, s), d = _i(e, n, i, c), f = u(n) + pi(d, t.prices);
		n.village.forEach((e, n) => {
			let { points: r, power: a } = i[n];
			f += r + e.turned + (a ? t.powerWorth : 0);
		});
		let p = {
			xs: n.village.map(({ x: e }) => e),
			lying: n.village.flatMap(Pr),
			skills: n.skills.slice()
		};
		return f += Gi(l(n, i, d), p, d, t, c, r), f + ki(s, d, t);
	}
	let f = xi(t.prices, s);
	return {
		worth: d,
		deal: c,
		prices: f,
		goods: (t) => _i(e, t, o(t), f)
	};
}
// packages/games/key-flow/src/bot/judge.ts
function Zi(e, t, n, r, i, a) {
	let o = di(e, n, r, i), s = H(r, i), c = Xi(t, o, s, []).goods(s), { winter: l } = R(r.players, i), u = Xi(t, o, s, Ai(t, o, l, c, n.winter)), d = Ni(e, t, u), f = yi(e, t, u, d, i, a), p = r.players.length - 1, m = /* @__PURE__ */ new Map();
	function ee(e) {
		if (!l.includes(e)) return u;
		let r = l.filter((t) => t !== e), i = m.get(e) ?? Xi(t, o, s, Ai(t, o, r, c, n.winter.slice(1)));
		return m.set(e, i), i;
	}
	let te = (t) => t.players.flatMap((t) => t.village.filter((t) => P(e, t).action).map(({ id: e }) => e)), ne = (t) => {
		let { plan: n } = R(t.players, i);
		return n ? Mr(e, t, i, n) : t.phase === "extra" ? Nr(e, r, t, i) : H(t, i);
	};
	function re(t) {
		let { plan: r } = R(t.players, i);
		if (!r) return u.worth(ne(t));
		if (!(r.discard || r.x !== null || r.target !== null)) return f.undecided(t, r.card, te(t));
		let a = r.target !== null && r.village !== i && h(e, r.card).keyple ? n.envy / p * f.keepWorth(r.card) : 0;
		return ee(r.card).worth(ne(t)) - a;
	}
	return {
		worth: re,
		opinion: u,
		haul: d,
		aim: f,
		before: s,
		after: ne
	};
}
// packages/games/key-flow/src/bot/reason.ts
var K = (e, t = {}) => ({
	key: `bot.${e}`,
	params: t
});
function Qi(e, t) {
	let { boxes: n, boat: r } = h(e, t), [i] = n;
	return i?.score ? i.score.rule === "storage" ? "storage" : "goal" : r ? "boat" : i?.action ? "building" : n.some(({ points: e }) => e > 0) ? "points" : "field";
}
function $i(e, t, n, { worth: r, opinion: i, before: a, aim: o }) {
	let s = (e) => Math.max(1, Math.round(r(e) - i.worth(a)));
	function c(t, n) {
		return K(`place.${Qi(e, t)}`, {
			card: t,
			points: s(n)
		});
	}
	let l = (e) => B(R(e.players, n)).village.find(({ id: e, level: r }) => R(t.players, n).village.some((t) => t.id === e && t.level < r))?.id;
	function u(e, r, i) {
		let a = t.players.findIndex((e) => e.village.some(({ id: e }) => e === r)), c = l(i);
		if (c !== void 0) return K("use.upgrade", {
			card: r,
			better: c
		});
		let u = s(i);
		return a === n ? K(o.keepWorth(e) > u / 2 ? "use.keyples" : "use.own", {
			card: r,
			points: u
		}) : K("use.other", {
			card: r,
			points: u,
			seat: a
		});
	}
	function d(e, t) {
		if (e === "done") return K("extra.done");
		let n = l(t);
		return n === void 0 ? K("extra", { card: String(e) }) : K("use.upgrade", {
			card: String(e),
			better: n
		});
	}
	function f(t, n, r) {
		return n === "discard" ? K("discard") : h(e, t).keyple ? u(t, String(n), r) : c(t, r);
	}
	return (e, n, r) => {
		let [i = "", a = ""] = n;
		switch (e.k) {
			case "pick": return t.competition ? K("pick", { points: s(r) }) : f(String(i), a, r);
			case "place":
			case "target": return f(e.card, i, r);
			case "winter": return K("winter", { card: String(i) });
			case "extra": return d(i, r);
			default: return null;
		}
	};
}
// packages/games/key-flow/src/bot/mind.ts
var ea = /* @__PURE__ */ new Set(["extra", "allocate"]), ta = (e) => e;
function na(e, t) {
	let n = si(e), r = (r) => (i, a) => {
		let o = Zi(e, n, t, i, a, r), { opinion: s, haul: c, aim: l } = o, u = Xr(e, s, c, l, a, r ? Yr : Jr), d = !1;
		return {
			consider(e, t, n) {
				if (d && ea.has(t.k)) return [];
				d = !0;
				let r = u(e, ta(t), n);
				return r.length > 0 ? r : n;
			},
			worth: o.worth,
			reason: (t, n, r) => $i(e, i, a, o)(ta(t), n, r)
		};
	};
	return {
		judge: r(!1),
		ahead: {
			tried: 8,
			quick: 20,
			trust: 0,
			isFar: (e, t, n) => n >= 2 * t.players.length,
			judging: () => r(!0)
		}
	};
}
// packages/games/key-flow/src/bot/weights.ts
var ra = {
	resource: [
		.9,
		.8,
		.7,
		.4,
		0
	],
	gold: [
		1.8,
		1.7,
		1.6,
		1.4,
		1
	],
	skill: [
		1.2,
		1.1,
		1,
		.8,
		0
	],
	token: [
		1.2,
		1.2,
		1.1,
		.7,
		0
	],
	animal: [
		.8,
		.8,
		.8,
		.7,
		0
	],
	keyple: [
		.7,
		.7,
		.7,
		.6,
		0
	],
	boat: [
		1.5,
		1.5,
		1.3,
		1,
		0
	],
	card: [
		.2,
		.2,
		.2,
		.2,
		0
	],
	tokenCard: [
		.5,
		.5,
		.5,
		.4,
		0
	],
	move: [
		.4,
		.5,
		.5,
		.4,
		0
	],
	upgrade: [
		1,
		1.2,
		1.5,
		1.2,
		0
	],
	uses: .9,
	rarer: .8,
	ready: [
		.92,
		.9,
		.85,
		.75,
		0
	],
	carry: [
		.9,
		.88,
		.85,
		.75,
		0
	],
	find: [
		.75,
		.7,
		.6,
		.4,
		0
	],
	crowd: .92,
	begun: [
		.6,
		.6,
		.6,
		.5,
		0
	],
	winter: [
		.8,
		.5,
		.45,
		.4,
		.35,
		.3,
		.25
	],
	power: [
		1,
		1,
		.7,
		.2,
		0
	],
	envy: .3
}, ia = {
	...ra,
	token: [
		1.5,
		1.5,
		1.4,
		1.1,
		0
	],
	winter: [.4, .2],
	envy: 0
}, aa = {
	...ra,
	token: [
		1.6,
		1.6,
		1.5,
		1.2,
		0
	],
	envy: 0
}, oa = (e) => ({
	apprentice: na(e, ia),
	merchant: na(e, aa),
	alderman: na(e, ra)
});
// packages/games/key-flow/src/census.ts
function sa(e) {
	let t = {}, r = (e, n) => {
		t[e] = (t[e] ?? 0) + n;
	};
	for (let t of n) r(`skill.${t}`, e.pile[t] + e.players.reduce((e, n) => e + n.skills[t], 0)), r(`double.${t}`, e.doubles[t] + e.players.reduce((e, n) => e + n.doubles[t], 0));
	for (let t of [
		...e.decks.flat(),
		...e.removed,
		...e.box
	]) r(`card.${t}`, 1);
	for (let t of e.players) {
		for (let e of [
			t.hand,
			t.winter,
			t.store,
			t.discards
		].flat()) r(`card.${e}`, 1);
		for (let e of t.village) for (let t of [e.id, ...e.keyples]) r(`card.${t}`, 1);
	}
	return t;
}
// packages/games/key-flow/src/copy.ts
var ca = (e) => ({
	card: e.card,
	discard: e.discard,
	x: e.x,
	target: e.target,
	village: e.village,
	tokens: e.tokens,
	draws: e.draws,
	deeds: e.deeds.slice(),
	after: e.after && xr(e.after)
}), la = (e) => ({
	village: e.village.map(br),
	skills: { ...e.skills },
	doubles: { ...e.doubles },
	tokens: e.tokens,
	hand: e.hand.slice(),
	winter: e.winter.slice(),
	store: e.store.slice(),
	discards: e.discards.slice(),
	plan: e.plan && ca(e.plan),
	pins: e.pins.slice()
}), ua = (e) => ({
	competition: e.competition,
	openStores: e.openStores,
	phase: e.phase,
	season: e.season,
	turn: e.turn,
	shown: e.shown,
	pile: { ...e.pile },
	doubles: { ...e.doubles },
	decks: e.decks.map((e) => e.slice()),
	removed: e.removed.slice(),
	box: e.box.slice(),
	players: e.players.map(la)
}), da = (e) => `event ${e}`;
function fa(e) {
	switch (e.t) {
		case "home":
		case "placed": return [`play ${e.card}`];
		case "sent": return [
			`play ${e.card}`,
			`use ${e.on} ${e.level}`,
			...e.far ? [da("far")] : []
		];
		case "extra": return [`use ${e.card} ${e.level}`, da("extra")];
		case "upgraded": return [`upgrade ${e.card} ${e.level}`];
		case "shown": return [];
		default: return [da(e.t)];
	}
}
var pa = (e) => [...Object.values(e.cards).flatMap(({ id: e, boxes: t, costs: n }) => [
	`play ${e}`,
	...t.flatMap(({ action: t }, n) => t ? [`use ${e} ${n}`] : []),
	...n.map((t, n) => `upgrade ${e} ${n + 1}`)
]), ...ma.map(da)], ma = [
	"season",
	"turn",
	"far",
	"token",
	"discarded",
	"gained",
	"paid",
	"moved",
	"turned",
	"flipped",
	"took-skills",
	"drew",
	"drew-skills",
	"season-ends",
	"extra",
	"stored",
	"reallocated",
	"over"
], ha = {
	upgrade: 6,
	turn: .3,
	move: 4
}, ga = {
	place: { discard: .1 },
	target: { discard: .2 },
	exchange: { exchange: 1.5 },
	work: { done: .1 },
	extra: { done: .1 },
	allocate: { keep: 3 }
};
function _a(e) {
	let t = Object.values(e.cards), n = new Set(t.filter(({ costs: e }) => e.length > 1).map(({ id: e }) => e)), r = new Set(t.filter(({ boxes: e }) => e.some((e) => e.transport > 1)).map(({ id: e }) => e));
	return (e, t) => {
		if (e.k === "work" && typeof t == "object") {
			let [e, r] = t.map(String);
			return e === "move" && n.has(r ?? "") ? .05 : (ha[e ?? ""] ?? 1) * (n.has(r ?? "") ? 60 : 1);
		}
		return e.k === "route" && n.has(String(t)) ? 20 : (e.k === "pick" || e.k === "winter") && n.has(String(t)) ? 15 : (e.k === "target" || e.k === "extra") && r.has(String(t)) ? 4 : ga[e.k]?.[String(t)] ?? 1;
	};
}
// packages/games/key-flow/src/options.ts
var va = (e) => ({
	competition: ["off", "on"],
	stores: ["closed", "open"]
}), ya = {
	winter: V - 1,
	final: V
}, ba = (t, { players: n, phase: r = "season", season: i }) => ({
	box: t,
	seats: n.length,
	deal: Tr(t, n.length),
	season: i === void 0 ? ya[r] ?? 0 : e.indexOf(i),
	phase: r
}), xa = ({ deal: t }, n) => t[e[n] ?? "spring"], Sa = ({ deal: e, season: t }) => t < V ? e.winterK : 0;
// packages/games/key-flow/src/position/check.ts
function Ca(e, t, n, { say: r }) {
	let { box: i, season: a, phase: o, seats: s } = e, c = o === "winter" || o === "final", l = (e, t, a, o, c) => t?.forEach((t, l) => {
		let u = h(i, t);
		u.season >= a && u.season <= o && u.players <= s && c(u) || r(y(v(n, e), l), `${t} cannot lie here now, with ${s} players`);
	}), u = ({ keyple: e }) => e !== null;
	l("village", t.village?.map(({ card: e }) => e), -1, a, (e) => !u(e)), t.village?.forEach(({ keyples: e }, t) => {
		l(`${y("village", t)}.keyples`, e, a, a, u);
	}), l("hand", t.hand, a, a, () => !0), l("winter", t.winter, V, V, ({ isK: e }) => e), l("store", t.store, 0, c ? a : a - 1, u), l("discards", t.discards, 0, a, () => !0), t.home !== void 0 && !i.homes.includes(t.home) && r(v(n, "home"), `${t.home} is no home`);
	let d = Sa(e);
	t.winter && t.winter.length !== d && r(v(n, "winter"), `each player keeps ${d} winter cards`);
}
function wa(e, { players: t }, { say: n }) {
	let r = e.phase === "season" ? xa(e, e.season) : 0, i = t.find(({ hand: e }) => e)?.hand?.length;
	t.forEach(({ hand: e }, t) => {
		e && (e.length !== i || e.length > r || e.length < Math.min(1, r)) && n(v(y("players", t), "hand"), `all hands have as many cards, at most ${r} now`);
	});
}
function Ta({ box: e }, t, n, r, { say: i }) {
	let [a] = t, o = t[n];
	if (!a || !o) return;
	let s = [a];
	for (let e of s) for (let n of t) !s.includes(n) && Rt(n.x, e.x) && s.push(n);
	let c = v(r, "at");
	e.homes.includes(o.id) ? n > 0 ? i(r, "a village has one home") : o.x !== 0 && i(c, "the home lies at 0") : Number.isNaN(o.x) ? i(r, `where ${o.id} lies is missing: write it as "at"`) : (o.x & 1) == 1 === h(e, o.id).river ? t.slice(0, n).some(({ x: e }) => e === o.x) ? i(c, "another card lies there") : s.includes(o) || i(c, `${o.id} touches no other card of the village`) : i(c, "even places are the upper row, odd ones the lower row");
}
function Ea({ box: e, phase: t }, n, r, { say: i, tell: a }) {
	let { costs: o, boxes: s } = h(e, n.id), { level: c, turned: l } = n;
	c > o.length && a(v(r, "level"), "fault.out-of-range", {
		found: c,
		min: 0,
		max: o.length
	}), l > c && a(v(r, "turned"), "fault.out-of-range", {
		found: l,
		min: 0,
		max: c
	}), n.keyples.length + n.extra + n.tokens !== 0 && ((t === "winter" || t === "final") && i(r, `nothing is used in the phase "${t}"`), t === "season" && n.extra > 0 && i(v(r, "extra"), "tokens are used at the end of a season"), s.some(({ action: e }, t) => t <= c && e) || i(r, `nobody can have used ${n.id}`));
}
function Da(e, t, n, r) {
	let i = ya[e.phase];
	i !== void 0 && e.season !== i && r.say("season", `the phase "${e.phase}" belongs to another season`), t.players.forEach((t, i) => {
		let a = y("players", i);
		Ca(e, t, a, r);
		let o = n[i] ?? [];
		o[0]?.id === "" ? r.say(a, "this player needs a home") : o.forEach((n, i) => {
			let s = t.village?.findIndex(({ card: e }) => e === n.id) ?? -1, c = s < 0 ? v(a, "home") : y(v(a, "village"), s);
			Ta(e, o, i, c, r), Ea(e, n, c, r);
		});
	}), wa(e, t, r);
}
// packages/games/key-flow/src/position/fill.ts
function Oa({ box: e }, { players: t }, { left: n }) {
	let r = t.map(({ home: t, village: n = [] }) => t ?? n.map(({ card: e }) => e).find((t) => e.homes.includes(t))), i = e.homes.filter((e) => !r.includes(e) && (n[e] ?? 0) > 0);
	return r.map((e) => e ?? i.shift() ?? "");
}
function ka({ village: e = [] }, n) {
	let r = e.find(({ card: e }) => e === n) ?? { card: n };
	return [r, ...e.filter((e) => e !== r)].map((e, n) => ({
		id: e.card,
		x: e.at ?? (n === 0 ? 0 : NaN),
		level: e.level ?? 0,
		turned: e.turned ?? 0,
		stock: e.stock ?? g(t),
		keyples: [...e.keyples ?? []],
		tokens: e.tokens ?? 0,
		extra: e.extra ?? 0
	}));
}
var Aa = (e, t) => ({
	village: t,
	skills: e.skills ?? g(n),
	doubles: e.doubles ?? g(n),
	tokens: e.tokens ?? 0,
	hand: [...e.hand ?? []],
	winter: [...e.winter ?? []],
	store: [...e.store ?? []],
	discards: [...e.discards ?? []],
	plan: null,
	pins: []
});
function ja(e, { turn: t }, n) {
	if (t !== void 0) return t;
	let r = 0;
	for (let t = 0; t <= e.season; t++) r += xa(e, t);
	return e.phase === "season" ? r - n + 1 : r;
}
function Ma(t, n, r, i, a, { say: o }) {
	let { box: s, seats: c, deal: l, season: u, phase: d } = t, f = (e) => (i.cards.left[e] ?? 0) > 0, p = [], m = s.homes.filter(f), ee = (e) => h(s, e).players <= c, te = (e) => lr(a, e.filter(f)), ne = (e) => {
		let { k: t, numbered: n } = s.seasons[e] ?? {
			k: [],
			numbered: []
		}, r = te(n.filter(ee));
		if (m.push(...n.filter((e) => !ee(e))), e === V && u < V) return r;
		let i = te(t);
		return e > u && p.push(...i.splice(0, l.removeK)), lr(a, [...i, ...r]);
	}, re = e.map((e, t) => ne(t)), ie = (e, t, n) => {
		t.push(...e.splice(0, Math.max(0, n - t.length))), t.length < n && o("players", "there are not enough cards left to deal");
	}, g = r.map((e) => e.hand.length).find((e) => e > 0), _ = d === "season" ? g ?? xa(t, u) : 0, ae = u < V ? te(s.seasons[V]?.k ?? []) : [];
	for (let e of r) ie(re[u] ?? [], e.hand, _), ie(ae, e.winter, Sa(t));
	p.push(...ae);
	for (let e = 0; e <= u; e++) for (let t of re[e]?.splice(0) ?? []) (h(s, t).isK ? p : m).push(t);
	let oe = ja(t, n, _);
	return {
		competition: n.options?.competition === "on",
		openStores: n.options?.stores === "open",
		phase: d,
		season: u,
		turn: d === "season" ? oe - 1 : oe,
		shown: !1,
		pile: i.skills.left,
		doubles: i.doubles.left,
		decks: re,
		removed: p,
		box: m,
		players: r
	};
}
// packages/games/key-flow/src/position/shape.ts
var Na = [
	"season",
	"extra",
	"winter",
	"final"
], Pa = x(0, 100), Fa = (n, { cards: r, skills: i, doubles: a }) => {
	let o = w(C(r.one)), s = T({
		card: r.one,
		at: w(x(-100, 100)),
		level: w(x(0, 2)),
		turned: w(x(0, 2)),
		stock: w(Qe(t, 100)),
		keyples: o,
		tokens: w(Pa),
		extra: w(x(0, 3))
	});
	return T({
		players: C(T({
			home: w(Ze(n.cards)),
			village: w(C(s)),
			hand: o,
			winter: o,
			store: o,
			discards: o,
			skills: w(i.counts),
			doubles: w(a.counts),
			tokens: w(Pa)
		}), 2, 6),
		season: w(S(e)),
		phase: w(S(Na)),
		turn: w(x(1, 1e3)),
		options: w(T({
			competition: w(S(["off", "on"])),
			stores: w(S(["closed", "open"]))
		})),
		seed: w(Pe(200))
	});
}, Ia = {
	season: { k: "turn" },
	extra: { k: "season-end" },
	winter: { k: "clear" },
	final: { k: "final" }
};
function La(e, t) {
	let n = Ce(), r = {
		cards: Xe(Object.fromEntries(e.set.cards.map(({ id: e }) => [e, 1]))),
		skills: Xe(e.set.supplies.skillsSingle),
		doubles: Xe(e.set.supplies.skillsDouble)
	}, i = we(Fa(e, r), t, n);
	if (!i) return { faults: n.faults };
	let a = ba(e, i), o = Oa(a, i, r.cards);
	o.forEach((e, t) => {
		let a = i.players[t]?.village?.some(({ card: t }) => t === e);
		e !== "" && !a && r.cards.take(e, 1, v(y("players", t), "home"), n.tell);
	});
	let s = i.players.map((e, t) => ka(e, o[t] ?? ""));
	if (Da(a, i, s, n), n.faults.length > 0) return { faults: n.faults };
	let c = or(ar(i.seed ?? "position")), l = i.players.map((e, t) => Aa(e, s[t] ?? [])), u = Ma(a, i, l, r, c, n);
	return n.faults.length > 0 ? { faults: n.faults } : { match: {
		s: u,
		rng: c,
		stack: [Ia[a.phase]],
		lanes: l.map(() => [])
	} };
}
// packages/games/key-flow/src/state.ts
var Ra = (e) => e.openStores || e.phase === "winter" || e.phase === "final" || e.phase === "over", za = (e) => e.phase === "final" || e.phase === "over", Ba = (e) => e % 2 == 0 ? "left" : "right", Va = (e, t, n) => (t + n + e.players.length) % e.players.length, Ha = (e, t) => e.shown || R(e.players, t).plan === null, q = (e, t) => t.seat !== void 0 && !Ha(e, t.seat), Ua = (e) => ({
	card: e,
	discard: !1,
	x: null,
	target: null,
	village: 0,
	tokens: 0,
	draws: 0,
	deeds: [],
	after: null
});
function Wa(e) {
	return {
		season: { run(e, t, n) {
			e.season++, e.phase = "season";
			let r = R(e.decks, e.season), i = r.length / e.players.length;
			for (let t of e.players) t.hand = Array.from({ length: i }, () => n.draw(r)).filter((e) => e !== void 0);
			n.emit({
				t: "season",
				season: e.season,
				cards: i
			}), n.push({ k: "turn" });
		} },
		turn: { run(e, t, n) {
			e.turn++, n.push({ k: e.competition ? "show" : "reveal" }, { k: "pass" }), n.join();
			for (let t = 0; t < e.players.length; t++) n.aside(t, {
				k: "pick",
				seat: t
			});
		} },
		pick: {
			opens: "always",
			secret: !0,
			untilReveal: !0,
			legal: (e, t) => R(e.players, t.seat).hand,
			apply(t, n, r, i) {
				let { seat: a } = n;
				R(t.players, a).plan = Ua(r), t.competition ? i.push({
					k: "ready",
					seat: a
				}) : i.push({
					k: h(e, r).keyple ? "target" : "place",
					seat: a,
					card: r
				});
			}
		},
		ready: {
			commits: !0,
			secretNow: q,
			legal: () => ["ready"],
			apply: () => {}
		},
		show: { run(t, n, r) {
			t.shown = !0, r.reveal();
			let i = t.players.map((e, t) => ({
				seat: t,
				card: e.plan?.card ?? ""
			}));
			for (let { seat: e, card: t } of i) r.emit({
				t: "shown",
				seat: e,
				card: t
			});
			let a = i.map((t) => ({
				...t,
				number: h(e, t.card).keyple?.number ?? 0
			})).filter(({ number: e }) => e > 0).sort((e, t) => e.number - t.number);
			r.push(...a.map(({ seat: e, card: t }) => ({
				k: "target",
				seat: e,
				card: t
			})), { k: "settle" });
		} },
		settle: { run(t, n, r) {
			r.push({ k: "reveal" }), r.join(), t.players.forEach(({ plan: t }, n) => {
				t && !h(e, t.card).keyple && r.aside(n, {
					k: "place",
					seat: n,
					card: t.card
				});
			});
		} },
		pass: { run(e, t, n) {
			if (e.players.every((e) => e.hand.length === 0)) {
				n.push({ k: "season-end" });
				return;
			}
			let r = e.players.map((e) => e.hand), i = Ba(e.season) === "left" ? 1 : -1;
			r.forEach((t, n) => {
				R(e.players, Va(e, n, i)).hand = t;
			}), n.push({ k: "turn" });
		} }
	};
}
// packages/games/key-flow/src/redeal.ts
function Ga(e, t) {
	let n = e.players.filter((e, n) => n !== t);
	return [
		{
			cards: e.removed,
			isKOnly: !0
		},
		...n.map((e) => ({
			cards: e.winter,
			isKOnly: !0
		})),
		...[...e.decks, ...n.flatMap((e) => [e.hand, e.discards])].map((e) => ({
			cards: e,
			isKOnly: !1
		}))
	];
}
function Ka(e, t, n, r, i) {
	let a = (t) => h(e, t).season === n && !r.has(t), o = i(t.flatMap((e) => e.cards.filter(a))), s = (t) => {
		let n = t ? o.findIndex((t) => h(e, t).isK) : 0;
		return R(o.splice(n, 1), 0);
	};
	for (let { cards: e, isKOnly: n } of t) e.forEach((t, r) => {
		a(t) && (e[r] = s(n));
	});
}
function qa(e, t, r) {
	let i = e.players.filter((e, n) => n !== t).map((t) => ({
		p: t,
		heap: e.shown && t.plan?.after?.skills || t.skills
	})), a = i.map(({ heap: e }) => ({ ...e })), o = [e.pile, ...i.map(({ heap: e }) => e)], s = r(o.flatMap((e) => ae(n, e)));
	for (let e of o) {
		let t = _(n, e);
		Object.assign(e, g(n));
		for (let n of s.splice(0, t)) e[n]++;
	}
	i.forEach(({ p: e, heap: t }, r) => {
		if (t !== e.skills) for (let i of n) e.skills[i] += t[i] - (a[r]?.[i] ?? 0);
	});
}
function Ja(e, t, n, r) {
	let i = t.phase === "winter", [a = ""] = r([...i ? n.winter : n.hand]), o = Ua(a);
	if (n.plan = o, t.competition && !i) return;
	let { keyple: s, river: c } = h(e, a);
	if (s) o.discard = !0;
	else {
		let e = Math.max(...n.village.map(({ x: e }) => e));
		o.x = e + ((e & 1) == +!!c ? 2 : 1);
	}
}
function Ya(e) {
	if (e.at(-1)?.k !== "pay") return;
	e.pop();
	let t = e.pop(), n = t?.k === "gaining" ? {
		...t,
		k: "exchange"
	} : Xa(e.pop());
	n && e.push(n);
}
var Xa = (e) => e?.k === "working" ? {
	...e,
	k: "work"
} : e;
function Za(t, n, r, i) {
	let { s: a } = n;
	if (za(a)) return;
	let o = new Set(a.shown ? a.players.map((e) => e.plan?.card ?? "") : []), s = Ga(a, r);
	e.forEach((e, n) => void Ka(t, s, n, o, i)), qa(a, r, i), a.players.forEach((e, o) => {
		if (o === r) return;
		let s = R(n.lanes, o);
		a.phase === "extra" || a.shown ? Ya(s) : (e.plan = null, s.length === 0 ? Ja(t, a, e, i) : s.splice(0, s.length, {
			k: a.phase === "winter" ? "winter" : "pick",
			seat: o
		}));
	});
	let c = n.stack.at(-1);
	c?.seat !== void 0 && c.seat !== r && Ya(n.stack);
}
// packages/games/key-flow/src/rules/pay.ts
var Qa = [
	...t,
	...n,
	...n.map((e) => `double-${e}`)
], $a = t.indexOf("gold"), J = t.length;
function eo(e, t) {
	let { skills: n, doubles: r } = e, i = t?.stock;
	return [
		i?.iron ?? 0,
		i?.stone ?? 0,
		i?.wood ?? 0,
		i?.gold ?? 0,
		n?.anvil ?? 0,
		n?.pick ?? 0,
		n?.saw ?? 0,
		r.anvil,
		r.pick,
		r.saw
	];
}
function to(e, r, i) {
	switch (e) {
		case "any-resource": return r < J;
		case "any-skill": return r >= J;
		case "iron":
		case "stone":
		case "wood":
		case "gold": return r >= J ? !1 : i || r === $a || t[r] === e;
		default: return r >= J && n[(r - J) % n.length] === e;
	}
}
function no(e, t, n, r, i) {
	let a = t[n];
	if (a === void 0) return !0;
	for (let o = r; o < e.length; o++) {
		let r = e[o];
		if (r === 0 || !to(a, o, i)) continue;
		e[o] = r - 1;
		let s = no(e, t, n + 1, t[n + 1] === a ? o : 0, i);
		if (e[o] = r, s) return !0;
	}
	return !1;
}
var ro = (e, t, n, r) => no(eo(e, t), n, 0, 0, r);
function io(e, t, n, r, i) {
	let a = eo(e, t), o = R(n, 0), s = [];
	for (let e = r; e < a.length; e++) a[e] !== 0 && to(o, e, i) && (a[e] = a[e] - 1, no(a, n, 1, n[1] === o ? e : 0, i) && s.push(e), a[e] = a[e] + 1);
	return s;
}
function ao(e, r, i, a) {
	let o = Sr(r);
	if (a < J) {
		i && i.stock[R(t, a)]--;
		return;
	}
	let s = R(n, (a - J) % n.length), c = a >= J + n.length;
	(c ? o.doubles : o.skills)[s]--, r.plan || (c ? e.doubles : e.pile)[s]++;
}
function oo(e) {
	let t = (e, t) => e.village.find(({ id: e }) => e === t.card) ?? null, n = (n, r) => {
		let i = R(n.players, r.seat), a = B(i);
		return io(a, t(a, r), r.icons, r.from, F(e, i.village, "any-resource-upgrades"));
	}, r = (e, n, r) => {
		let { seat: i, card: a, icons: o } = n, s = R(e.players, i);
		return ao(e, s, t(Sr(s), n), r), {
			k: "paying",
			seat: i,
			card: a,
			icons: o.slice(1),
			from: o[1] === o[0] ? r : 0,
			paid: [...n.paid, R(Qa, r)]
		};
	};
	return {
		paying: { run(e, t, i) {
			let a = t;
			for (; a.icons.length > 0;) {
				let [t = 0, ...o] = n(e, a), s = t >= J && Ha(e, a.seat);
				if (o.length > 0 || s) {
					i.push({
						...a,
						k: "pay"
					});
					return;
				}
				a = r(e, a, t);
			}
			let { seat: o, card: s } = a;
			Cr(R(e.players, o), {
				t: "paid",
				seat: o,
				card: s,
				paid: a.paid
			}, i);
		} },
		pay: {
			secretNow: q,
			legal: (e, t) => n(e, t).map((e) => R(Qa, e)),
			apply: (e, t, n, i) => i.push(r(e, t, Qa.indexOf(n)))
		}
	};
}
// packages/games/key-flow/src/rules/skills.ts
function so(e, t) {
	let r = t.roll(_(n, e.pile));
	for (let t of n) if (r -= e.pile[t], r < 0) return t;
	throw Error("the pile is empty");
}
function co(e, t, r, i) {
	let a = [];
	for (let o = Math.min(r, _(n, e.pile)); o > 0; o--) {
		let n = so(e, i);
		e.pile[n]--, R(e.players, t).skills[n]++, a.push(n);
	}
	i.emit({
		t: "drew",
		seat: t,
		count: a.length
	}), a.length > 0 && i.emit({
		t: "drew-skills",
		seat: t,
		skills: a
	}, [t]);
}
function lo(e, t, n, r, i) {
	let a = [];
	for (let n of r) n !== "random" && (e.doubles[n] === 0 ? i.emit({
		t: "short-skill",
		seat: t,
		skill: n
	}) : (e.doubles[n]--, R(e.players, t).doubles[n]++, a.push(n)));
	a.length > 0 && i.emit({
		t: "took-skills",
		seat: t,
		card: n,
		skills: a
	});
}
// packages/games/key-flow/src/rules/action.ts
var uo = (e, t, n) => {
	let r = h(e, t).boxes[n]?.action;
	if (!r) throw Error(`${t} has no action at level ${n}`);
	return r;
};
function fo(e, t, { pay: r }) {
	let i = R(e.players, t);
	return Ha(e, t) ? _(n, i.skills) + _(n, i.doubles) >= r.length : ro(i, null, r, !1);
}
function po(e, t, n, r, i) {
	let a = P(e, r).action;
	if (!a) return;
	let { id: o, level: s } = r;
	a.moves + a.upgrades > 0 && i.push({
		k: "working",
		seat: n,
		moves: a.moves,
		upgrades: a.upgrades
	}), a.pay.length === 0 ? i.push({
		k: "gaining",
		seat: n,
		card: o,
		level: s
	}) : fo(t, n, a) && i.push({
		k: "exchange",
		seat: n,
		card: o,
		level: s
	});
}
function mo(e, t, n, r, i) {
	let { resources: a, tokens: o, draws: s } = r, c = R(e.players, t);
	if (a.length + o > 0) {
		let e = Sr(c), r = e.village.find(({ id: e }) => e === n) ?? R(e.village, 0);
		for (let e of a) r.stock[e]++;
		e.tokens += o, Cr(c, {
			t: "gained",
			seat: t,
			card: n,
			on: r.id,
			resources: a,
			tokens: o
		}, i);
	}
	s !== 0 && (c.plan ? c.plan.draws += s : co(e, t, s, i));
}
function ho(e) {
	let t = (t, n, r, i) => ro(B(R(t.players, n)), null, uo(e, r, i).pay, !1);
	return {
		exchange: {
			secretNow: q,
			legal: (e, n) => t(e, n.seat, n.card, n.level) ? ["exchange", "leave"] : ["leave"],
			apply(t, n, r, i) {
				if (r === "leave") return;
				let { seat: a, card: o, level: s } = n, c = uo(e, o, s).pay;
				i.push({
					k: "paying",
					seat: a,
					card: o,
					icons: c,
					from: 0,
					paid: []
				}, {
					k: "gaining",
					seat: a,
					card: o,
					level: s
				});
			}
		},
		gaining: { run(t, n, r) {
			let { seat: i, card: a, level: o } = n, s = uo(e, a, o).gain;
			r.push(...s.choices.map((e, t) => ({
				k: "gain",
				seat: i,
				card: a,
				level: o,
				nth: t
			}))), mo(t, i, a, s, r);
		} },
		gain: {
			secretNow: q,
			legal: (t, n) => R(uo(e, n.card, n.level).gain.choices, n.nth).map((e, t) => t),
			apply: (t, n, r, i) => mo(t, n.seat, n.card, R(R(uo(e, n.card, n.level).gain.choices, n.nth), r), i)
		}
	};
}
// packages/games/key-flow/src/allocation/fill.ts
var go = (e, t) => e.reduce((e, [n, r]) => e + (t(n) ? r : 0), 0);
function _o(e, { icons: t }) {
	switch (e.way) {
		case "each": return [t.reduce((t, [n, r]) => t + e.worth(n) * r, 0), go(t, (t) => e.worth(t) > 0)];
		case "sets": return e.rows.map((e) => go(t, e.fits));
		case "steps": return [go(t, e.fits)];
		case "named": return e.names.map(({ fits: e }) => go(t, e));
	}
}
var vo = (e, t) => !e.storage || t.kind === "resource" && t.on === e.scorer;
function yo(e, t, n) {
	if (!vo(e, t)) return null;
	let r = _o(e.way, n);
	return r.some((e) => e > 0) ? r : null;
}
var bo = ({ way: e }) => Array.from({ length: e.way === "each" ? 2 : e.way === "sets" ? e.rows.length : e.way === "named" ? e.names.length : 1 }, () => 0);
function xo(e, t, n) {
	for (let r = 0; r < e.length; r++) e[r] = R(e, r) + R(t, r) * n;
}
function So({ way: e }, t) {
	switch (e.way) {
		case "each": return {
			points: R(t, 0),
			count: R(t, 1),
			named: null
		};
		case "sets": {
			let n = Math.min(...e.rows.map((e, n) => Math.floor(R(t, n) / e.demand)));
			return {
				points: e.points * n,
				count: n,
				named: null
			};
		}
		case "steps": {
			let n = e.steps.findLast((e) => e.at <= R(t, 0));
			return {
				points: n?.points ?? 0,
				count: n?.at ?? 0,
				named: null
			};
		}
		case "named": {
			let n = Math.max(...t), r = n > 0 ? e.names[t.indexOf(n)] : void 0;
			return {
				points: e.points * n,
				count: n,
				named: r?.name ?? null
			};
		}
	}
}
function Co({ way: e }, t, n, r) {
	if (e.way !== "sets") return 0;
	let i = e.rows.map((e, i) => e.fits("gold") ? R(t, i) - e.demand * r : n);
	return Math.min(n, ...i);
}
// packages/games/key-flow/src/allocation/icons.ts
function wo(e) {
	if (e.kind === "token") return [{
		as: "token",
		icons: [["token", 1]]
	}];
	if (e.kind !== "card") return [{
		as: e.kind,
		icons: [[e.type, 1]]
	}];
	let t = [], { animals: n, transport: r, boat: i, keyples: a } = e;
	if (a) {
		t.push({
			as: "keyples",
			icons: [[a.colour, a.count]]
		});
		let e = `${a.token ? "token-card" : "card"}-${a.count}`;
		t.push({
			as: "keyple-card",
			icons: [[e, 1]]
		});
	}
	return n.length > 0 && t.push({
		as: "animals",
		icons: n.map((e) => [e, 1])
	}), r > 0 && t.push({
		as: "transport",
		icons: [["transport", r]]
	}), i && t.push({
		as: "boat",
		icons: [["boat", 1]]
	}), t;
}
var To = (e) => (t) => e.includes(t), Eo = (e) => (t) => t === `card-${e}` || t === `token-card-${e}`;
function Do(e, t) {
	let n = t.includes("green-yellow-interchange") && (e === "green" || e === "yellow") ? ["green", "yellow"] : t.includes("pig-sheep-interchange") && (e === "pig" || e === "sheep") ? ["pig", "sheep"] : null;
	return n ? [...n] : [e];
}
function Oo(e, i) {
	switch (e) {
		case "iron":
		case "stone":
		case "wood": return To([e, "gold"]);
		case "resource": return To(t);
		case "skill": return To(n);
		case "animal": return To(r);
		case "tokenCard": return (e) => e.startsWith("token-card-");
		case "gold":
		case "token":
		case "anvil":
		case "pick":
		case "saw": return To([e]);
		case "cow":
		case "pig":
		case "sheep":
		case "green":
		case "yellow":
		case "red":
		case "blue": return To(Do(e, i));
	}
}
// packages/games/key-flow/src/allocation/set-rows.ts
var ko = [
	...t,
	...n,
	...r,
	...i
], Ao = (e, t) => ko.some((n) => e(n) && t(n));
function jo(e) {
	let t = [...e], n = t.splice(0, 1);
	for (let e of n) {
		let r = t.filter((t) => Ao(e.fits, t.fits));
		n.push(...r);
		for (let e of r) t.splice(t.indexOf(e), 1);
	}
	return t.length === 0;
}
function Mo(e) {
	let t = [];
	for (let n = 1; n < 2 ** e.length; n++) {
		let r = e.filter((e, t) => n >> t & 1);
		jo(r) && t.push({
			fits: (e) => r.some((t) => t.fits(e)),
			demand: r.reduce((e, t) => e + t.count, 0)
		});
	}
	return t;
}
// packages/games/key-flow/src/allocation/parts.ts
var No = (e, t) => ({
	way: "each",
	worth: (n) => e(n) ? t : 0
});
function Po(e, t, n) {
	let [r, ...i] = e.map(([e, t]) => ({
		fits: Oo(e, n),
		count: t
	})).filter(({ count: e }) => e > 0);
	return r ? i.length === 0 && r.count === 1 ? No(r.fits, t) : {
		way: "sets",
		points: t,
		rows: Mo([r, ...i])
	} : No(() => !1, 0);
}
function Fo(e, t) {
	let r = (e, n) => ({
		way: "named",
		points: n,
		names: e.map((e) => ({
			name: e,
			fits: Oo(e, t)
		}))
	});
	switch (e.rule) {
		case "sets": return Po(Object.entries(e.need), e.points, t);
		case "animal-steps": {
			let n = Object.entries(e.steps).map(([e, t]) => ({
				at: Number(e),
				points: t
			}));
			return {
				way: "steps",
				fits: Oo(e.animal, t),
				steps: n.sort((e, t) => e.at - t.at)
			};
		}
		case "boats": return {
			way: "steps",
			fits: (e) => e === "boat",
			steps: e.points.map((e, t) => ({
				at: t + 1,
				points: e
			}))
		};
		case "transport-and-boats": {
			let { perTransport: t, perBoat: n } = e;
			return {
				way: "each",
				worth: (e) => e === "transport" ? t : e === "boat" ? n : 0
			};
		}
		case "one-colour": return r(i, e.points);
		case "one-skill-type": return r(n, e.points);
		case "keyple-cards": return No(Eo(e.keyples), e.points);
	}
}
var Io = {
	sets: "F70",
	"animal-steps": "F72",
	boats: "F73",
	"transport-and-boats": "F74",
	"one-colour": "F75",
	"one-skill-type": "F75",
	"keyple-cards": "F76"
};
function Lo({ id: e, score: t }, n) {
	if (t.rule === "sum") return t.parts.map((t, r) => ({
		scorer: e,
		part: r,
		rule: "F71",
		storage: !1,
		way: Fo(t, n)
	}));
	if (t.rule !== "storage") return [{
		scorer: e,
		part: 0,
		rule: Io[t.rule],
		storage: !1,
		way: Fo(t, n)
	}];
	let r = /* @__PURE__ */ new Map();
	for (let e of t.set) {
		let t = e === "any" ? "resource" : e;
		r.set(t, (r.get(t) ?? 0) + 1);
	}
	return [{
		scorer: e,
		part: 0,
		rule: "F61",
		storage: !0,
		way: Po([...r], t.points, n)
	}];
}
var Ro = ({ scorers: e, powers: t }) => e.flatMap((e) => Lo(e, t));
// packages/games/key-flow/src/allocation/classes.ts
function zo(e, t, n, r) {
	let i = wo(t).flatMap((n) => e.flatMap((e, i) => {
		let a = r(e, n.as) ? yo(e, t, n) : null;
		return a ? [{
			part: i,
			as: n.as,
			fill: a
		}] : [];
	})), a = {
		thing: t,
		count: n,
		base: +(t.kind === "resource" && t.type === "gold"),
		home: null,
		options: i.filter(({ part: t }) => R(e, t).way.way !== "each")
	};
	for (let { part: t, as: n, fill: r } of i) R(e, t).way.way !== "each" || R(r, 0) <= a.base || (a.base = R(r, 0), a.home = {
		part: t,
		as: n
	});
	return a;
}
function Bo(e, t, n) {
	return e.things.flatMap((e) => {
		let r = n.filter((t) => t.thing === e.id), i = r.map((n) => {
			if (n.scorer === null) return zo(t, e, n.count, () => !1);
			let r = (e) => e.scorer === n.scorer && e.part === n.part;
			return {
				...zo(t, e, n.count, (e, t) => r(e) && t === n.as),
				home: {
					part: t.findIndex(r),
					as: n.as
				}
			};
		}), a = r.reduce((e, t) => e - t.count, e.count);
		return a > 0 ? [...i, zo(t, e, a, () => !0)] : i;
	});
}
function Vo(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		if (n.options.length === 0) continue;
		let e = JSON.stringify([n.base, n.options.map(({ part: e, fill: t }) => [e, t])]), r = t.get(e);
		t.set(e, {
			count: (r?.count ?? 0) + n.count,
			base: n.base,
			options: n.options,
			batches: [...r?.batches ?? [], n]
		});
	}
	return [...t.values()];
}
function Ho(e) {
	let t = [];
	for (let n of e) {
		let e = {
			parts: new Set(n.options.map(({ part: e }) => e)),
			classes: [n]
		};
		for (let n = t.length - 1; n >= 0; n--) {
			let r = R(t, n);
			if ([...r.parts].some((t) => e.parts.has(t))) {
				for (let t of r.parts) e.parts.add(t);
				e.classes.unshift(...r.classes), t.splice(n, 1);
			}
		}
		t.push(e);
	}
	return t.map((e) => e.classes);
}
// packages/games/key-flow/src/allocation/simplex.ts
var Uo = 1e-9, Wo = 1e-12, Go = 1e-7, Ko = 400, qo = 5e3;
function Jo({ gain: e, upper: t, rows: n }) {
	let r = e.length, i = {
		rows: n.map(({ terms: e }) => {
			let t = new Float64Array(r);
			for (let [n, r] of e) t[n] = r;
			return t;
		}),
		price: Float64Array.from(e),
		basic: Int32Array.from(n, (e, t) => r + t),
		value: Float64Array.from(n, ({ limit: e }) => e),
		free: Int32Array.from(e, (e, t) => t),
		raised: Uint8Array.from(e, (e) => +(e > 0)),
		lower: new Float64Array(r + n.length),
		upper: Float64Array.from([...t, ...n.map(() => Infinity)]),
		total: 0
	};
	for (let e = 0; e < r; e++) i.raised[e] && Xo(i, e, i.upper[e]);
	return i;
}
var Yo = (e) => ({
	rows: e.rows.map((e) => e.slice()),
	price: e.price.slice(),
	basic: e.basic.slice(),
	value: e.value.slice(),
	free: e.free.slice(),
	raised: e.raised.slice(),
	lower: e.lower.slice(),
	upper: e.upper.slice(),
	total: e.total
});
function Xo(e, t, n) {
	for (let r = 0; r < e.rows.length; r++) e.value[r] = e.value[r] - e.rows[r][t] * n;
	e.total += e.price[t] * n;
}
function Zo(e, t) {
	let n = e.basic[t], r = e.value[t], i = r - e.upper[n];
	if (i > Go) return i;
	let a = r - e.lower[n];
	return a < -1e-7 ? a : 0;
}
function Qo(e, t) {
	let n = -1, r = 0;
	for (let i = 0; i < e.rows.length; i++) {
		let a = Math.abs(Zo(e, i));
		a !== 0 && (t && n >= 0 ? e.basic[i] < e.basic[n] : a > r) && (n = i, r = a);
	}
	return n;
}
function $o(e, t, n, r) {
	let i = -1, a = Infinity;
	for (let o = 0; o < e.free.length; o++) {
		let s = t[o];
		if (Math.abs(s) < Uo) continue;
		let c = e.free[o];
		if (e.upper[c] - e.lower[c] < Uo || (e.raised[o] ? s < 0 : s > 0) !== n) continue;
		let l = Math.abs(e.price[o] / s);
		(Math.abs(l - a) <= Uo && i >= 0 ? r ? c < e.free[i] : Math.abs(s) > Math.abs(t[i]) : l < a) && (i = o, a = l);
	}
	return i;
}
function es(e, t, n) {
	let r = e[n];
	if (r !== 0) {
		e[n] = 0;
		for (let n = 0; n < e.length; n++) {
			let i = e[n] - r * t[n];
			e[n] = Math.abs(i) < Wo ? 0 : i;
		}
	}
}
function ts(e, t, n) {
	let r = e.rows[t], i = r[n];
	for (let e = 0; e < r.length; e++) r[e] = r[e] / i;
	r[n] = 1 / i;
	for (let i = 0; i < e.rows.length; i++) i !== t && es(e.rows[i], r, n);
	es(e.price, r, n);
	let a = e.basic[t];
	e.basic[t] = e.free[n], e.free[n] = a;
}
function ns(e, t) {
	for (let n = 0; n < qo; n++) {
		if (e.total < t) return "hopeless";
		let r = n > Ko, i = Qo(e, r);
		if (i < 0) return "solved";
		let a = e.rows[i], o = Zo(e, i), s = $o(e, a, o > 0, r);
		if (s < 0) return "hopeless";
		let [c, l] = [e.basic[i], e.free[s]], u = (e.value[i] - (o > 0 ? e.upper : e.lower)[c]) / a[s], d = (e.raised[s] ? e.upper : e.lower)[l];
		Xo(e, s, u), ts(e, i, s), e.value[i] = d + u, e.raised[s] = +(o > 0);
	}
	return "stuck";
}
function rs(e) {
	let t = new Float64Array(e.lower.length);
	return e.free.forEach((n, r) => {
		t[n] = (e.raised[r] ? e.upper : e.lower)[n];
	}), e.basic.forEach((n, r) => {
		t[n] = e.value[r];
	}), t.subarray(0, e.free.length);
}
// packages/games/key-flow/src/allocation/cuts.ts
var is = 4, as = .02, os = 1e-9, ss = 1e4, cs = (e) => e - Math.floor(e), ls = (e, t) => t.map((t, n) => {
	let r = cs(e.raised[n] ? -t : t);
	return r < os || r > .999999999 ? 0 : e.raised[n] ? r : -r;
});
function us(e, t, n) {
	e.rows.push(t), e.basic = Int32Array.of(...e.basic, e.lower.length), e.value = Float64Array.of(...e.value, n), e.lower = Float64Array.of(...e.lower, 0), e.upper = Float64Array.of(...e.upper, Infinity);
}
function ds(e, t) {
	let n = (n, r) => e.basic[r] < t;
	e.rows = e.rows.filter(n), e.value = e.value.filter(n), e.basic = e.basic.filter(n);
}
var fs = (e) => e.rows.every((e) => e.every((e) => Math.abs(e) < ss));
function ps(e, t, n) {
	let r = e;
	for (let e = 0; e < is; e++) {
		let e = Yo(r);
		if (r.rows.forEach((t, n) => {
			let i = cs(r.value[n]);
			i > as && i < .98 && us(e, ls(r, t), -i);
		}), e.rows.length === r.rows.length) return r;
		let i = ns(e, n);
		if (i === "hopeless") return null;
		if (i === "stuck" || !fs(e)) return r;
		ds(e, t);
		let a = r.total - e.total;
		if (r = e, a < as) break;
	}
	return r;
}
// packages/games/key-flow/src/allocation/integer.ts
var ms = 1e-6, hs = 4, gs = .1;
function _s({ gain: e, upper: t, rows: n }, r) {
	let i = t.reduce((e, t, n) => n < r ? e : e + t, 1), a = (t) => gs / i * (.5 + .5 * (t - r) / e.length);
	return {
		gain: e.map((e, t) => t < r ? e : e - a(t)),
		upper: t,
		rows: n
	};
}
function vs(e, t) {
	let n = [];
	return e.forEach((e, r) => {
		let i = Math.abs(e - Math.round(e));
		i > ms && n.push({
			variable: r,
			weight: r < t ? i + 1 : i
		});
	}), n.sort((e, t) => t.weight - e.weight || e.variable - t.variable), n.slice(0, hs).map(({ variable: e }) => e);
}
function ys(e, t, n, r) {
	let i = Yo(e);
	i.upper[t] = Math.floor(n);
	let a = Yo(e);
	return a.lower[t] = Math.ceil(n), [i, a].filter((e) => Ss(e, r)).sort((e, t) => e.total - t.total);
}
function bs(e, t, n, r) {
	let i = [], a = -Infinity;
	for (let o of n) {
		let n = ys(e, o, t[o], r);
		if (n.length === 0) return n;
		let s = n.map((t) => Math.max(e.total - t.total, gs / 100)).reduce((e, t) => e * t, n.length === 1 ? e.total : 1);
		s <= a || (a = s, i = n);
	}
	return i;
}
var xs = class extends Error {};
function Ss(e, t) {
	let n = ns(e, t);
	if (n === "stuck") throw new xs();
	return n === "solved";
}
function Cs(e, t, n) {
	let r = e.gain.length + e.rows.length, i = e.gain.map(() => 0), a = .899999, o = Jo(e), s = Ss(o, a) ? [o] : [];
	for (let e = s.pop(); e; e = s.pop()) {
		if (e.total < a) continue;
		let o = n ? ps(e, r, a) : e;
		if (!o) continue;
		let c = rs(o), l = vs(c, t);
		l.length > 0 ? s.push(...bs(o, c, l, a)) : (i = Array.from(c, Math.round), a = Math.ceil(o.total - ms) + 1 - gs - ms);
	}
	return i;
}
function ws(e, t) {
	let n = _s(e, t);
	try {
		return Cs(n, t, !0);
	} catch (e) {
		if (!(e instanceof xs)) throw e;
		return Cs(n, t, !1);
	}
}
// packages/games/key-flow/src/allocation/program.ts
var Ts = (e, t, n) => e.reduce((e, { count: r, options: i }) => e + r * Math.max(0, ...i.filter((e) => e.part === t).map(({ fill: e }) => R(e, n))), 0);
function Es(e, t) {
	let n = [], r = [], i = (e, t) => n.push({
		gain: e,
		upper: t
	}) - 1, a = [...new Set(t.flatMap(({ options: e }) => e.map(({ part: e }) => e)))].sort((e, t) => e - t), o = /* @__PURE__ */ new Map(), s = /* @__PURE__ */ new Map();
	for (let n of a) {
		let { way: a } = R(e, n);
		if (a.way === "sets") {
			let e = a.rows.map((e, r) => Math.floor(Ts(t, n, r) / e.demand)), r = i(a.points, Math.min(...e));
			o.set(n, a.rows.map((e) => ({
				terms: [[r, e.demand]],
				limit: 0
			})));
		} else if (a.way === "steps") {
			let e = a.steps.filter(({ at: e }) => e <= Ts(t, n, 0)).map(({ at: e, points: t }) => [i(t, 1), e]);
			o.set(n, [{
				terms: [...e],
				limit: 0
			}]), r.push({
				terms: e.map(([e]) => [e, 1]),
				limit: 1
			});
		} else if (a.way === "named") {
			let e = a.names.map(() => i(0, 1));
			s.set(n, e), r.push({
				terms: e.map((e) => [e, 1]),
				limit: 1
			});
		}
	}
	let c = n.length, l = [];
	for (let n of t) {
		let t = {
			terms: [],
			limit: n.count
		}, a = (e, r, a) => {
			let o = i(r - n.base, n.count);
			return l.push({
				from: n,
				option: e,
				name: a,
				column: o
			}), t.terms.push([o, 1]), o;
		};
		for (let t of n.options) {
			let { way: i } = R(e, t.part);
			if (i.way === "named") t.fill.forEach((e, o) => {
				if (i.points * e <= n.base) return;
				let c = a(t, i.points * e, o), l = R(s.get(t.part) ?? [], o);
				r.push({
					terms: [[c, 1], [l, -n.count]],
					limit: 0
				});
			});
			else {
				let e = a(t, 0, -1);
				t.fill.forEach((n, r) => {
					n > 0 && R(o.get(t.part) ?? [], r).terms.push([e, -n]);
				});
			}
		}
		t.terms.length > 1 && r.push(t);
	}
	return r.push(...[...o.values()].flat()), {
		program: {
			gain: n.map(({ gain: e }) => e),
			upper: n.map(({ upper: e }) => e),
			rows: r
		},
		decisive: c,
		flows: l
	};
}
// packages/games/key-flow/src/allocation/trim.ts
function Ds(e, t, n) {
	let r = e.things.find(({ id: e }) => e === n.thing), i = r && wo(r).find(({ as: e }) => e === n.as);
	return (i && yo(t, r, i)) ?? bo(t);
}
var Os = (e, t) => e.reduce((e, n) => n.scorer !== null && n.thing === t.thing && n.scorer === t.scorer && n.part === t.part && n.as === t.as ? e + n.count : e, 0);
function ks(e, t, n) {
	let r = new Map(e.things.map(({ id: e }, t) => [e, t]));
	return Ro(e).flatMap((i) => {
		let a = t.filter(({ scorer: e, part: t }) => e === i.scorer && t === i.part).sort((e, t) => (r.get(e.thing) ?? 0) - (r.get(t.thing) ?? 0)).map((t) => ({
			share: t,
			fill: Ds(e, i, t)
		})), o = bo(i);
		for (let { share: e, fill: t } of a) xo(o, t, e.count);
		let { points: s } = So(i, o);
		return a.toReversed().map(({ share: e, fill: t }) => {
			let r = e.count;
			for (let a = Os(n, e); r > a; r--) if (xo(o, t, -1), So(i, o).points !== s) {
				xo(o, t, 1);
				break;
			}
			return {
				...e,
				count: r
			};
		}).toReversed().filter(({ count: e }) => e > 0);
	});
}
// packages/games/key-flow/src/allocation/worth.ts
var As = (e) => e.kind === "resource" && e.type === "gold";
function js(e, t, n) {
	let r = bo(t), i = 0;
	for (let a of n) {
		if (a.scorer !== t.scorer || a.part !== t.part) continue;
		let n = e.things.find(({ id: e }) => e === a.thing), o = n && wo(n).find(({ as: e }) => e === a.as), s = o && yo(t, n, o);
		s && (xo(r, s, a.count), As(n) && (i += a.count));
	}
	let { scorer: a, part: o, rule: s } = t, c = So(t, r);
	return {
		line: {
			source: "part",
			scorer: a,
			part: o,
			rule: s,
			...c
		},
		goldUsed: i - Co(t, r, i, c.count)
	};
}
function Ms(e, t) {
	let n = Ro(e).map((n) => js(e, n, t)), r = e.things.reduce((e, t) => e + (As(t) ? t.count : 0), 0), i = n.reduce((e, { goldUsed: t }) => e - t, r), a = n.map(({ line: e }) => e);
	return r > 0 && a.push({
		source: "gold",
		rule: "F64",
		points: i,
		count: i
	}), {
		lines: a,
		total: a.reduce((e, { points: t }) => e + t, 0)
	};
}
// packages/games/key-flow/src/allocation/solve.ts
function Ns(e, t) {
	let { program: n, decisive: r, flows: i } = Es(e, t), a = ws(n, r), o = new Map(t.flatMap(({ batches: e }) => e.map((e) => [e, e.count])));
	return i.flatMap(({ from: e, option: t, column: n }) => {
		let r = R(a, n), i = e.options.indexOf(t);
		return e.batches.flatMap((e) => {
			let t = Math.min(r, o.get(e) ?? 0);
			return r -= t, o.set(e, (o.get(e) ?? 0) - t), t > 0 ? [{
				batch: e,
				place: R(e.options, i),
				count: t
			}] : [];
		});
	});
}
function Ps(e, t = []) {
	let n = Ro(e), r = Bo(e, n, t), i = new Map(r.map((e) => [e, e.count])), a = /* @__PURE__ */ new Map(), o = (e, t, r) => {
		let { scorer: o, part: s } = R(n, t.part), c = JSON.stringify([
			e.thing.id,
			o,
			s,
			t.as
		]), l = r + (a.get(c)?.count ?? 0);
		a.set(c, {
			thing: e.thing.id,
			count: l,
			scorer: o,
			part: s,
			as: t.as
		}), i.set(e, (i.get(e) ?? 0) - r);
	};
	for (let e of Ho(Vo(r))) for (let { batch: t, place: r, count: i } of Ns(n, e)) o(t, r, i);
	for (let [e, t] of i) e.home && t > 0 && o(e, e.home, t);
	let s = ks(e, [...a.values()], t);
	return {
		allocation: s,
		worth: Ms(e, s)
	};
}
// packages/games/key-flow/src/things.ts
var Fs = ({ village: e }) => e.flatMap(({ id: e, stock: n }) => t.filter((e) => n[e] > 0).map((t) => ({
	id: `${e}.${t}`,
	count: n[t],
	kind: "resource",
	type: t,
	on: e
}))), Is = ({ skills: e, doubles: t, tokens: r }) => [...n.map((n) => ({
	id: n,
	count: (e?.[n] ?? 0) + t[n],
	kind: "skill",
	type: n
})).filter(({ count: e }) => e > 0), ...r > 0 ? [{
	id: "token",
	count: r,
	kind: "token"
}] : []];
function Ls(e, { village: t, store: n }) {
	let r = [];
	for (let n of t) {
		let { boat: t, row: i } = h(e, n.id), { transport: a } = P(e, n);
		(t || a > 0 || i.animals.length > 0) && r.push({
			id: n.id,
			count: 1,
			kind: "card",
			animals: i.animals,
			transport: a,
			boat: t,
			keyples: null
		});
	}
	for (let t of n ?? []) {
		let { keyple: n, row: i } = h(e, t);
		if (!n) throw Error(`${t} is no keyple card`);
		let a = {
			colour: n.colour,
			count: n.keyples,
			token: n.token
		};
		r.push({
			id: t,
			count: 1,
			kind: "card",
			animals: i.animals,
			transport: 0,
			boat: !1,
			keyples: a
		});
	}
	return r;
}
var Rs = (e, t) => [
	...Fs(t),
	...Is(t),
	...Ls(e, t)
], zs = (e, t) => t.map((t) => P(e, t).power).filter((e) => e !== null), Bs = (e, t) => t.village.flatMap((t) => {
	let { score: n } = P(e, t);
	return n ? [{
		id: t.id,
		score: n
	}] : [];
}), Vs = (e, t) => ({
	things: Rs(e, t),
	scorers: Bs(e, t),
	powers: zs(e, t.village)
});
function Hs(e, t) {
	let n = Bs(e, t).filter(({ score: e }) => e.rule === "storage"), r = t.village.reduce((e, t) => e + t.stock.gold, 0);
	return n.length === 0 ? [{
		source: "gold",
		rule: "F64",
		points: r,
		count: r
	}] : Ps({
		things: Fs(t),
		scorers: n,
		powers: []
	}).worth.lines;
}
function Us(e, t) {
	if (t.source === "gold") return {
		rule: "F64",
		key: "score.gold",
		params: { count: t.count },
		points: t.points,
		hidden: !1
	};
	let { scorer: n, part: r, rule: i, points: a, count: o, named: s } = t, c = {
		card: n,
		part: r,
		count: o,
		...s === null ? {} : { named: s }
	};
	return {
		rule: i,
		key: h(e, n).boxes.some(({ score: e }) => e?.rule === "storage") ? "score.storage" : "score.card",
		params: c,
		points: a,
		hidden: !1
	};
}
function Ws(e, t) {
	let n = [];
	for (let r of t.village) {
		let { points: t } = P(e, r);
		t !== 0 && n.push({
			rule: "F60",
			key: "score.points",
			params: { card: r.id },
			points: t,
			hidden: !1
		});
	}
	let r = t.village.reduce((e, t) => e + t.turned, 0);
	return r > 0 && n.push({
		rule: "F60",
		key: "score.turned",
		params: { count: r },
		points: r,
		hidden: !1
	}), n;
}
var Gs = (e, t, n) => za(t) ? Ps(Vs(e, n), n.pins) : null, Ks = (e, t, n) => [...Ws(e, t), ...(n?.worth.lines ?? Hs(e, t)).filter(({ points: e }) => e > 0).map((t) => Us(e, t))], qs = (e, t) => t.players.map((n) => Ks(e, n, Gs(e, t, n)));
function Js(e, t, n) {
	let r = 0;
	for (let i of [...t.village.map((e) => e.id), ...t.store]) for (let t of h(e, i).row.animals) t === n && r++;
	return r;
}
function Ys(e, t) {
	let n = qs(e, t).map((e) => e.reduce((e, t) => e + t.points, 0)), r = t.players.map((t, r) => [
		R(n, r),
		Js(e, t, "pig"),
		Js(e, t, "cow")
	]), i = (e, t) => {
		let n = e.findIndex((e, n) => e !== t[n]);
		return n >= 0 && R(e, n) > R(t, n);
	};
	return r.map((e) => 1 + r.filter((t) => i(t, e)).length);
}
// packages/games/key-flow/src/rules/final.ts
function Xs(e, t) {
	return wo(t).flatMap((n) => e.filter((e) => vo(e, t) && yo(e, t, n)).map(({ scorer: e, part: t }) => [
		e,
		t,
		n.as
	]));
}
var Zs = (e, t) => wo(t).some((n) => e.some((e) => vo(e, t) && yo(e, t, n))), Qs = (e, t) => e.scorer === null || t.scorer === null ? e.scorer === t.scorer : e.scorer === t.scorer && e.part === t.part && e.as === t.as;
function $s(e, t, n) {
	let r = e.pins.filter((e) => e.thing === t.id), [i] = r;
	i && r.reduce((e, { count: t }) => e + t, 0) === t.count && (e.pins = e.pins.flatMap((e) => e === i ? e.count > 1 ? [{
		...e,
		count: e.count - 1
	}] : [] : [e]));
	let a = e.pins.findIndex((e) => e.thing === t.id && Qs(e, n));
	e.pins = a < 0 ? [...e.pins, n] : e.pins.map((e, t) => t === a ? {
		...e,
		count: e.count + 1
	} : e);
}
function ec(e) {
	let t = (t, n) => {
		let r = Vs(e, R(t.players, n));
		return {
			things: r.things,
			parts: Ro(r)
		};
	}, n = (e, n, r) => {
		let i = t(e, n).things.find((e) => e.id === r);
		if (!i) throw Error(`seat ${n} has no ${r}`);
		return i;
	};
	return {
		final: { run(e, t, n) {
			e.phase = "final", n.reveal(), n.push({ k: "over" }), n.join();
			for (let t = 0; t < e.players.length; t++) n.aside(t, {
				k: "allocate",
				seat: t
			});
		} },
		allocate: {
			commits: !0,
			legal(e, n) {
				let r = ["keep"], { things: i, parts: a } = t(e, n.seat);
				return i.some((e) => Zs(a, e)) && r.push("change"), R(e.players, n.seat).pins.length > 0 && r.push("as-proposed"), r;
			},
			apply(e, t, n, r) {
				let { seat: i } = t;
				n === "change" && r.push({
					k: "piece",
					seat: i
				}), n === "as-proposed" && (R(e.players, i).pins = [], r.push({
					k: "allocate",
					seat: i
				}));
			}
		},
		piece: {
			legal(e, n) {
				let { things: r, parts: i } = t(e, n.seat);
				return r.filter((e) => Zs(i, e)).map(({ id: e }) => e);
			},
			apply: (e, t, n, r) => r.push({
				k: "give",
				seat: t.seat,
				thing: n
			})
		},
		give: {
			legal(e, r) {
				let { parts: i } = t(e, r.seat);
				return [...Xs(i, n(e, r.seat, r.thing)), "nowhere"];
			},
			apply(e, t, r, i) {
				let { seat: a, thing: o } = t, [s, c, l] = r === "nowhere" ? [
					null,
					0,
					null
				] : r;
				$s(R(e.players, a), n(e, a, o), s === null ? {
					thing: o,
					count: 1,
					scorer: s
				} : {
					thing: o,
					count: 1,
					scorer: s,
					part: c,
					as: l
				}), i.emit({
					t: "reallocated",
					seat: a,
					thing: o,
					scorer: s
				}), i.push({
					k: "allocate",
					seat: a
				});
			}
		},
		over: { run(e, t, n) {
			e.phase = "over", n.emit({ t: "over" });
		} }
	};
}
// packages/games/key-flow/src/refusals.ts
var Y = (e, t = {}) => ({
	rule: e.slice(0, e.indexOf(".")),
	key: `refuse.${e}`,
	params: t
});
// packages/games/key-flow/src/rules/place.ts
function tc(e) {
	return { place: {
		secretNow: q,
		legal(t, n) {
			let r = Vt(R(t.players, n.seat).village, h(e, n.card).river);
			return t.phase === "winter" ? r : [...r, "discard"];
		},
		refused(t, n) {
			let { village: r } = R(t.players, n.seat), { card: i } = n, { river: a } = h(e, i), o = Vt(r, !a).map((e) => ({
				answer: e,
				refusal: Y("F20.row", {
					card: i,
					row: a ? "river" : "road"
				})
			})), s = r.map((e) => ({
				answer: e.x,
				refusal: Y("F20.taken", { card: e.id })
			})), c = Vt(r, a), l = [Math.min(...c) - 2, Math.max(...c) + 2].filter((e) => !Bt(r, e));
			return [
				...o,
				...s,
				...l.map((e) => ({
					answer: e,
					refusal: Y("F20.apart", { card: i })
				})),
				...t.phase === "winter" ? [{
					answer: "discard",
					refusal: Y("F52.keep", { card: i })
				}] : []
			];
		},
		apply(e, t, n, r) {
			let { plan: i } = R(e.players, t.seat);
			i && (i.discard = n === "discard", i.x = n === "discard" ? null : n), r.push({
				k: "ready",
				seat: t.seat
			});
		}
	} };
}
// packages/games/key-flow/src/rules/target.ts
var nc = ({ keyples: e, token: t }) => e === 2 || e === 1 && t, rc = (e, t) => {
	let { keyple: n } = h(e, t);
	if (!n) throw Error(`${t} is no keyple card`);
	return n;
};
function ic(e, t, n, r) {
	return n === t ? "down" : e.players.length === 2 ? r.x === 0 ? null : r.x < 0 ? "left" : "right" : n === Va(e, t, 1) ? "left" : n === Va(e, t, -1) ? "right" : null;
}
var ac = (e, t) => e.tokens + +!!t.token, oc = (e, t, n) => n.keyples.length < 3 && qt(n, t) <= ac(e, t);
function sc(e, t, n, r) {
	let i = R(t.players, n), a = nc(r) && F(e, i.village, "weak-cards-go-anywhere"), o = [], s = t.players.length;
	for (let c = 0; c < s; c++) {
		let l = (n + c) % s;
		for (let s of R(t.players, l).village) {
			if (!P(e, s).action || !oc(i, r, s)) continue;
			let c = ic(t, n, l, s);
			c !== null && (a || r.arrows.includes(c)) && o.push(s.id);
		}
	}
	return o;
}
function cc(e, t, n, r, i, a) {
	let o = i.id;
	if (h(e, o).river) return Y("F53.river", { card: o });
	if (!P(e, i).action) return Y("F53.never", { card: o });
	let s = R(t.players, n), c = ic(t, n, r, i);
	if (c === null) return t.players.length === 2 ? Y("F31.home", { card: o }) : Y("F30.beyond", { seat: r });
	if (!(nc(a) && F(e, s.village, "weak-cards-go-anywhere")) && !a.arrows.includes(c)) return Y(t.players.length === 2 && r !== n ? "F31.side" : "F30.arrow", { arrow: c });
	let { length: l } = i.keyples;
	return l >= 3 ? Y("F32.full", {
		card: o,
		cards: l
	}) : Y("F33.tokens", {
		card: o,
		cards: l,
		keyples: a.keyples,
		need: qt(i, a),
		have: ac(s, a)
	});
}
function lc(e) {
	return { target: {
		secretNow: q,
		legal: (t, n) => [...sc(e, t, n.seat, rc(e, n.card)), "discard"],
		refused(t, n) {
			let r = rc(e, n.card), i = sc(e, t, n.seat, r);
			return t.players.flatMap((a, o) => a.village.filter((e) => !i.includes(e.id)).map((i) => ({
				answer: i.id,
				refusal: cc(e, t, n.seat, o, i, r)
			})));
		},
		apply(t, n, r, i) {
			let { seat: a, card: o } = n, { plan: s } = R(t.players, a);
			if (!s) throw Error(`seat ${a} has picked nothing`);
			if (t.shown || i.push({
				k: "ready",
				seat: a
			}), r === "discard") {
				s.discard = !0;
				return;
			}
			s.target = r, s.village = t.players.findIndex((e) => e.village.some((e) => e.id === r));
			let c = R(t.players, s.village).village.find((e) => e.id === r);
			if (!c) throw Error(`no card ${r} on the table`);
			s.tokens = qt(c, rc(e, o)), po(e, t, a, c, i);
		}
	} };
}
var uc = (e, t, n, r, i, a) => {
	let o = ic(t, n, i, a);
	return o === null || !rc(e, r).arrows.includes(o);
};
// packages/games/key-flow/src/rules/reveal.ts
function dc(e, t, { after: r, deeds: i }, a) {
	let o = R(e.players, t);
	if (r) {
		for (let t of n) e.pile[t] += o.skills[t] - r.skills[t], e.doubles[t] += o.doubles[t] - r.doubles[t];
		o.village = r.village, o.skills = r.skills, o.doubles = r.doubles, o.tokens = r.tokens;
	}
	for (let e of i) a.emit(e);
}
function fc(e, t, n, r, i) {
	let { card: a, x: o } = r;
	if (o === null) throw Error(`${a} has no place`);
	let s = R(t.players, n), c = wr(a, o);
	s.village.push(c), i.emit({
		t: "placed",
		seat: n,
		card: a,
		x: o
	});
	let { bottom: l } = h(e, a);
	if (!l) return;
	let { resources: u, skills: d } = l;
	for (let e of u) c.stock[e]++;
	u.length > 0 && i.emit({
		t: "gained",
		seat: n,
		card: a,
		on: a,
		resources: u,
		tokens: 0
	});
	for (let e of d) e === "random" && r.draws++;
}
function pc(e, t, n) {
	n.reveal();
	let r = t.players.map((e, t) => {
		if (!e.plan) throw Error(`seat ${t} has picked nothing`);
		return e.plan;
	}), i = r.map(({ card: n, target: r, village: i }, a) => {
		if (r === null) return null;
		let { level: o } = N(R(t.players, i).village, r);
		return {
			level: o,
			far: uc(e, t, a, n, i, N(R(t.players, i).village, r))
		};
	});
	r.forEach((r, a) => {
		let o = R(t.players, a), { card: s, target: c, village: l, tokens: u } = r;
		o.plan = null;
		let d = t.phase === "winter" ? o.winter : o.hand;
		if (d.splice(d.indexOf(s), 1), r.discard) {
			o.discards.push(s), o.tokens++, n.emit({
				t: "discarded",
				seat: a
			});
			return;
		}
		if (c === null) {
			fc(e, t, a, r, n);
			return;
		}
		let { level: f = 0, far: p = !1 } = i[a] ?? {};
		n.emit({
			t: "sent",
			seat: a,
			card: s,
			on: c,
			village: l,
			tokens: u,
			level: f,
			far: p
		}), h(e, s).keyple?.token && (o.tokens++, r.after && r.after.tokens++, n.emit({
			t: "token",
			seat: a,
			card: s
		})), o.tokens -= u, r.after && (r.after.tokens -= u), dc(t, a, r, n);
	}), r.forEach(({ card: e, target: n, village: r, tokens: i }) => {
		if (n === null) return;
		let a = N(R(t.players, r).village, n);
		a.keyples.push(e), a.tokens += i;
	});
	for (let i = 0; i < r.length; i++) {
		let a = (t.turn + i) % r.length, { card: o, x: s, draws: c } = R(r, a), { bottom: l } = h(e, o);
		s !== null && l && lo(t, a, o, l.skills, n), c > 0 && co(t, a, c, n);
	}
}
function mc(e) {
	return { reveal: { run(t, n, r) {
		t.shown = !1, r.emit({
			t: "turn",
			turn: t.turn
		}), pc(e, t, r);
	} } };
}
// packages/games/key-flow/src/rules/season-end.ts
var hc = 3, gc = (e, t, n) => P(e, n).action !== null && Gt(n) < hc && Kt(n) <= t.tokens;
function _c(e) {
	return {
		"season-end": { run(e, t, n) {
			e.phase = "extra", n.emit({
				t: "season-ends",
				season: e.season
			}), n.push({ k: "clear" }), n.join();
			for (let t = 0; t < e.players.length; t++) n.aside(t, {
				k: "extras",
				seat: t
			});
		} },
		extras: { run(t, n, r) {
			let i = R(t.players, n.seat);
			i.tokens > 0 && i.village.some((t) => gc(e, i, t)) && r.push({
				k: "extra",
				seat: n.seat
			});
		} },
		extra: {
			legal(t, n) {
				let r = R(t.players, n.seat);
				return [...r.village.filter((t) => gc(e, r, t)).map(({ id: e }) => e), "done"];
			},
			refused(t, n) {
				let r = R(t.players, n.seat);
				return r.village.filter((t) => !gc(e, r, t)).map((t) => {
					let { id: n } = t;
					return {
						answer: n,
						refusal: h(e, n).river ? Y("F53.river", { card: n }) : P(e, t).action ? Gt(t) >= hc ? Y("F50.often", {
							card: n,
							uses: Gt(t)
						}) : Y("F50.tokens", {
							card: n,
							need: Kt(t),
							have: r.tokens
						}) : Y("F53.never", { card: n })
					};
				});
			},
			apply(t, n, r, i) {
				let { seat: a } = n;
				if (r === "done") return;
				let o = R(t.players, a), s = N(o.village, r), c = Kt(s);
				o.tokens -= c, s.extra++, i.emit({
					t: "extra",
					seat: a,
					card: r,
					tokens: c,
					level: s.level
				}), i.push({
					k: "extras",
					seat: a
				}), po(e, t, a, s, i);
			}
		},
		clear: { run(e, t, n) {
			if (e.players.forEach((e, t) => {
				let r = e.store.length;
				for (let t of e.village) e.store.push(...t.keyples.splice(0)), t.tokens = 0, t.extra = 0;
				let i = e.store.length - r;
				i > 0 && n.emit({
					t: "stored",
					seat: t,
					count: i
				});
			}), e.season === V) n.push({ k: "final" });
			else if (e.season < V - 1) n.push({ k: "season" });
			else {
				e.phase = "winter", n.push({ k: "arrive" }, { k: "season" }), n.join();
				for (let t = 0; t < e.players.length; t++) n.aside(t, {
					k: "winter",
					seat: t
				});
			}
		} },
		winter: {
			opens: "always",
			secret: !0,
			untilReveal: !0,
			legal: (e, t) => R(e.players, t.seat).winter,
			apply(e, t, n, r) {
				R(e.players, t.seat).plan = Ua(n), r.push({
					k: "place",
					seat: t.seat,
					card: n
				});
			}
		},
		arrive: { run(t, n, r) {
			pc(e, t, r);
			let i = R(t.decks, V);
			for (let e of t.players) i.push(...e.winter.splice(0));
			r.shuffle(i);
		} }
	};
}
// packages/games/key-flow/src/rules/work.ts
var vc = (e, t) => h(e, t.id).costs[t.level] ?? null;
function yc(e, t) {
	if (!Wt(t)) return !1;
	for (let n of e) if (Rt(n.x, t.x)) return !0;
	return !1;
}
var bc = (e, t) => F(e, t.village, "any-resource-upgrades");
function xc(e, t, n, r) {
	let i = vc(e, n);
	return i !== null && ro(t, n, i, r);
}
function Sc(e, t, n, r) {
	let i = B(t), a = [];
	if (n > 0) for (let e of i.village) yc(i.village, e) && a.push(["move", e.id]);
	if (r > 0) {
		let n = bc(e, t);
		for (let t of i.village) xc(e, i, t, n) && a.push(["upgrade", t.id]), t.turned < t.level && a.push(["turn", t.id]);
	}
	return a;
}
function Cc(e, t, n, r) {
	let i = B(t), a = bc(e, t), o = [], s = (e, t, n) => o.push({
		answer: [e, t],
		refusal: n
	});
	for (let t of i.village) {
		let o = t.id, c = vc(e, t);
		n === 0 ? s("move", o, Y("F40.spent")) : Wt(t) ? yc(i.village, t) || s("move", o, Y("F40.alone", { card: o })) : s("move", o, Y("F40.none", { card: o })), r === 0 ? (s("upgrade", o, Y("F41.spent")), s("turn", o, Y("F41.spent"))) : (c === null ? s("upgrade", o, Y("F42.boxes", { card: o })) : ro(i, t, c, a) || s("upgrade", o, Y("F42.cost", {
			card: o,
			icons: [...c]
		})), t.level === 0 ? s("turn", o, Y("F41.plain", { card: o })) : t.turned === t.level && s("turn", o, Y("F41.turned", { card: o })));
	}
	return o;
}
function wc(e, t, n, r, i, a) {
	let o = R(e.players, t), { village: s } = Sr(o);
	N(s, n).stock[i]--, N(s, r).stock[i]++, Cr(o, {
		t: "moved",
		seat: t,
		resource: i,
		from: n,
		to: r
	}, a);
}
function Tc(e) {
	function n(e, t, n, r, i) {
		let { seat: a, moves: o, upgrades: s } = t, { village: c } = B(R(e.players, a)), [l, ...u] = Ht(c, N(c, n));
		l && u.length === 0 ? (wc(e, a, n, l.id, r, i), i.push({
			k: "working",
			seat: a,
			moves: o - 1,
			upgrades: s
		})) : i.push({
			k: "route",
			seat: a,
			moves: o,
			upgrades: s,
			from: n,
			resource: r
		});
	}
	return {
		working: { run(t, n, r) {
			let { seat: i, moves: a, upgrades: o } = n;
			(o > 0 && Ha(t, i) || Sc(e, R(t.players, i), a, o).length > 0) && r.push({
				k: "work",
				seat: i,
				moves: a,
				upgrades: o
			});
		} },
		work: {
			secretNow: q,
			legal: (t, n) => [...Sc(e, R(t.players, n.seat), n.moves, n.upgrades), "done"],
			refused: (t, n) => Cc(e, R(t.players, n.seat), n.moves, n.upgrades),
			apply(t, r, i, a) {
				if (i === "done") return;
				let { seat: o, moves: s, upgrades: c } = r, l = R(t.players, o), [u, d] = i;
				if (u === "move") {
					let e = Ut(N(B(l).village, d));
					e.length > 1 ? a.push({
						k: "cargo",
						seat: o,
						moves: s,
						upgrades: c,
						from: d
					}) : n(t, r, d, R(e, 0), a);
					return;
				}
				a.push({
					k: "working",
					seat: o,
					moves: s,
					upgrades: c - 1
				});
				let f = N(Sr(l).village, d);
				if (u === "upgrade") {
					let t = vc(e, f) ?? [];
					a.push({
						k: "paying",
						seat: o,
						card: d,
						icons: t,
						from: 0,
						paid: []
					}, {
						k: "covered",
						seat: o,
						card: d
					});
				} else f.turned++, Cr(l, {
					t: "turned",
					seat: o,
					card: d
				}, a), F(e, l.village, "gold-per-flip") && (f.stock.gold++, Cr(l, {
					t: "flipped",
					seat: o,
					card: d
				}, a));
			}
		},
		cargo: {
			secretNow: q,
			legal: (e, t) => Ut(N(B(R(e.players, t.seat)).village, t.from)),
			refused(e, n) {
				let { stock: r } = N(B(R(e.players, n.seat)).village, n.from);
				return t.filter((e) => r[e] === 0).map((e) => ({
					answer: e,
					refusal: Y("F40.none", { card: n.from })
				}));
			},
			apply: (e, t, r, i) => n(e, t, t.from, r, i)
		},
		route: {
			secretNow: q,
			legal(e, t) {
				let { village: n } = B(R(e.players, t.seat));
				return Ht(n, N(n, t.from)).map(({ id: e }) => e);
			},
			refused(e, t) {
				let { village: n } = B(R(e.players, t.seat)), r = N(n, t.from);
				return n.filter((e) => !Rt(e.x, r.x)).map(({ id: e }) => ({
					answer: e,
					refusal: Y("F40.alone", { card: e })
				}));
			},
			apply(e, t, n, r) {
				let { seat: i, moves: a, upgrades: o, from: s, resource: c } = t;
				wc(e, i, s, n, c, r), r.push({
					k: "working",
					seat: i,
					moves: a - 1,
					upgrades: o
				});
			}
		},
		covered: { run(e, t, n) {
			let { seat: r, card: i } = t, a = R(e.players, r), o = N(Sr(a).village, i);
			o.level++, Cr(a, {
				t: "upgraded",
				seat: r,
				card: i,
				level: o.level
			}, n);
		} }
	};
}
// packages/games/key-flow/src/view.ts
var Ec = (e) => ({
	id: e.id,
	x: e.x,
	level: e.level,
	turned: e.turned,
	stock: e.stock,
	keyples: e.keyples,
	tokens: e.tokens,
	extra: e.extra
}), Dc = (e, t) => ({
	village: e.village.map(Ec),
	skillTiles: _(n, e.skills),
	skills: t ? e.skills : null,
	doubles: e.doubles,
	tokens: e.tokens
}), Oc = (e, t) => ({
	card: e.card,
	discard: e.discard,
	x: e.x,
	target: e.target,
	village: e.village,
	tokens: e.tokens,
	draws: e.draws,
	deeds: e.deeds,
	after: e.after && Dc(e.after, t)
});
function kc(e, t, n, r, i) {
	let a = n === i, o = a || za(t), s = t.phase === "over", c = Gs(e, t, r);
	return {
		...Dc(r, o),
		home: r.village[0]?.id ?? "",
		cards: r.hand.length,
		hand: o ? r.hand : null,
		winterCards: r.winter.length,
		winter: o ? r.winter : null,
		store: Ra(t) && (o || t.openStores) ? r.store : null,
		discarded: r.discards.length,
		discards: a || s ? r.discards : null,
		plan: r.plan && (a || t.shown) ? Oc(r.plan, a) : null,
		changed: r.pins.length > 0,
		allocation: c?.allocation ?? null,
		score: Ks(e, r, c)
	};
}
function Ac(e, t, r) {
	return {
		me: r,
		competition: t.competition,
		openStores: t.openStores,
		phase: t.phase,
		over: t.phase === "over",
		season: t.season,
		turn: t.turn,
		passing: Ba(t.season),
		shown: t.shown,
		pile: _(n, t.pile),
		doubles: t.doubles,
		box: t.box,
		players: t.players.map((n, i) => kc(e, t, i, n, r))
	};
}
// packages/games/key-flow/src/game.ts
var jc = 1, Mc = (e) => yr({
	...Wa(e),
	...tc(e),
	...lc(e),
	...ho(e),
	...oo(e),
	...Tc(e),
	...mc(e),
	..._c(e),
	...ec(e)
});
function Nc(e) {
	let t = ie(e), n = {
		id: "key-flow",
		rules: jc,
		set: {
			name: e.set,
			hash: rr(Zn(e))
		},
		seats: [2, 6],
		options: va,
		setup: (e, n, r) => Dr(t, e, n, r),
		frames: Mc(t),
		view: (e, n) => Ac(t, e, n),
		redeal: (e, n, r) => Za(t, e, n, r),
		score: (e) => qs(t, e),
		ranking: (e) => Ys(t, e),
		copy: ua,
		census: sa,
		position(e) {
			let r = La(t, e);
			return "faults" in r ? r : { match: _r(n, r.match) };
		},
		minds: oa(t),
		lean: _a(t),
		touches: fa,
		touchable: pa(t)
	};
	return n;
}
// packages/games/key-flow/src/lesson/steps.ts
var Pc = "home-1", Fc = "stable", X = "gold-mine", Ic = "spring-field-2c", Lc = "workshop", Rc = "key-market", zc = "spring-keyple-01", Bc = "spring-keyple-03", Vc = "spring-keyple-05", Hc = "spring-keyple-07", Uc = 2, Wc = [1, 3], Z = (e) => `card:${e}`, Gc = { rival: 1 }, Kc = { k: "ready" }, { tell: Q, task: qc } = oe(), Jc = {
	seats: 2,
	learner: 0,
	steps: [
		Q("lesson.aim", null, [Z(Pc), "panel:village"], { home: Pc }),
		Q("lesson.hand", null, ["panel:hand"], Gc),
		qc({
			key: "lesson.road",
			nudge: "lesson.road.nudge",
			params: { card: X },
			asked: "pick",
			lit: [Z(X), "panel:strip"],
			answer: [
				{
					k: "pick",
					is: X
				},
				{
					k: "place",
					is: Uc
				},
				Kc
			]
		}),
		Q("lesson.pass", "pick", ["panel:hand", "seat:1"], Gc),
		qc({
			key: "lesson.river",
			nudge: "lesson.river.nudge",
			params: {
				card: Ic,
				by: X
			},
			asked: "pick",
			lit: [Z(Ic), Z(X)],
			answer: [
				{
					k: "pick",
					is: Ic
				},
				{
					k: "place",
					oneOf: Wc
				},
				Kc
			]
		}),
		qc({
			key: "lesson.keyple",
			nudge: "lesson.keyple.nudge",
			params: { on: Fc },
			asked: "pick",
			lit: [Z(Fc), Z(zc)],
			answer: [{
				k: "pick",
				is: zc
			}, {
				k: "target",
				is: Fc
			}]
		}),
		qc({
			key: "lesson.transport",
			nudge: "lesson.transport.nudge",
			params: {
				from: Ic,
				on: X
			},
			asked: "work",
			lit: [Z(Ic), Z(X)],
			answer: [
				{
					k: "work",
					is: ["move", Ic]
				},
				{
					k: "work",
					is: ["move", Ic]
				},
				{
					k: "work",
					is: ["upgrade", X]
				},
				Kc
			]
		}),
		qc({
			key: "lesson.abroad",
			nudge: "lesson.abroad.nudge",
			params: {
				...Gc,
				on: Lc
			},
			asked: "pick",
			lit: [Z(Lc), Z(Bc)],
			answer: [
				{
					k: "pick",
					is: Bc
				},
				{
					k: "target",
					is: Lc
				},
				{ k: "gain" },
				Kc
			]
		}),
		Q("lesson.guest", "pick", [
			Z(Pc),
			Z(X),
			Z(Hc)
		], {
			...Gc,
			on: X
		}),
		qc({
			key: "lesson.last",
			nudge: "lesson.last.nudge",
			params: { on: X },
			asked: "pick",
			lit: [Z(X), Z(Vc)],
			answer: [
				{
					k: "pick",
					is: Vc
				},
				{
					k: "target",
					is: X
				},
				Kc
			]
		}),
		qc({
			key: "lesson.token",
			nudge: "lesson.token.nudge",
			params: {
				...Gc,
				home: Pc,
				on: X
			},
			asked: "extra",
			lit: [Z(Pc), Z(X)],
			answer: [
				{
					k: "extra",
					is: Pc
				},
				{
					k: "work",
					is: ["turn", X]
				},
				{ k: "work" }
			]
		}),
		Q("lesson.stores", "pick", [
			"panel:season",
			"panel:village",
			"seat:1"
		]),
		Q("lesson.winter", "pick", ["panel:winter", Z(Rc)], { card: Rc }),
		Q("lesson.points", null, ["panel:village"]),
		Q("lesson.free", null, [])
	]
}, Yc = {
	seed: "lesson",
	season: "spring",
	turn: 4,
	players: [{
		home: "home-1",
		village: [{
			card: "stable",
			at: -2
		}, {
			card: "spring-field-2b",
			at: -1,
			stock: {
				iron: 1,
				wood: 1
			}
		}],
		skills: { pick: 1 },
		hand: [
			"gold-mine",
			"woodcutter",
			"spring-keyple-01",
			"spring-keyple-05",
			"spring-keyple-07"
		],
		winter: [
			"key-market",
			"jeweller",
			"farmyard",
			"mercers-guild",
			"carried-away",
			"scribe",
			"travellers-lodge"
		]
	}, {
		home: "home-2",
		village: [
			{
				card: "alehouse",
				at: -2,
				keyples: ["spring-keyple-06"]
			},
			{
				card: "workshop",
				at: 2
			},
			{
				card: "spring-field-2a",
				at: 1,
				stock: { wood: 1 }
			}
		],
		skills: { saw: 1 },
		hand: [
			"keywood",
			"spring-field-2c",
			"spring-keyple-02",
			"spring-keyple-03",
			"spring-keyple-04"
		]
	}]
}, $ = (e, t) => t === void 0 ? { k: e } : {
	k: e,
	is: t
}, Xc = [
	$("pick", "keywood"),
	$("place", 4),
	$("ready"),
	$("pick", "woodcutter"),
	$("place", -4),
	$("ready"),
	$("pick", "spring-keyple-02"),
	$("target", "keywood"),
	$("ready"),
	$("pick", "spring-keyple-07"),
	$("target", "gold-mine"),
	$("ready"),
	$("pick"),
	$("target", "discard"),
	$("ready"),
	$("extra", "done")
], Zc = {
	...Jc,
	position: Yc,
	scripts: { 1: Xc }
}, Qc = (e) => ({
	game: Nc(e),
	describe: Xn(ie(e))
}), $c = {
	id: "key-flow",
	...Qc(lt),
	withSet(e) {
		let t = It(e);
		return "set" in t ? Qc(t.set) : t;
	},
	exportSet: () => Lt(lt),
	lesson: Zc
};
export { $c as engine };
