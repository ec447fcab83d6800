// packages/games/key-to-the-city/src/components/counts.ts
var e = (e, t) => t.filter((t) => t === e).length, t = (t, n) => Object.fromEntries(t.map((t) => [t, e(t, n)])), n = [
	"black",
	"blue",
	"brown",
	"grey",
	"red",
	"yellow"
], r = [
	"brick",
	"coin",
	"compass"
], i = [
	"blue",
	"red",
	"yellow"
], a = [
	"blue",
	"green",
	"orange",
	"purple",
	"red",
	"yellow"
], o = [
	"home",
	"era1",
	"era2",
	"building",
	"landmark",
	"routemaster",
	"river"
], s = [
	"2",
	"3",
	"4",
	"5",
	"6"
], c = ({ pay: r, gain: i }) => {
	let { skills: a = [], connectors: o = [] } = i, s = e("any", o);
	return {
		pay: r?.skills ?? [],
		skills: a.filter((e) => e !== "any"),
		anySkills: e("any", a),
		connectors: t(n, o),
		fixedConnectors: o.length - s,
		anyConnectors: s
	};
}, l = ({ connectors: i, skills: a }) => ({
	connectors: t(n, i),
	different: e("different", i),
	anyConnectors: e("any", i),
	total: i.length,
	skills: t(r, a),
	anySkills: e("any", a)
}), u = (e) => {
	let t = e.map((t, n) => e.map((t, r) => e.at(r - n)).join());
	return t.flatMap((e, n) => t.indexOf(e) === n ? [n] : []);
}, d = (e) => {
	let { upgrades: t = [], use: n = [], score: r = [], points: i = [], riverSides: a = [] } = e, o = (e, n) => [void 0, ...t].map((t, r) => e[e.length === 1 ? 0 : r] ?? n), s = Array.from({ length: 6 }, (e, t) => a.includes(t));
	return {
		id: e.id,
		kind: e.kind,
		row: e,
		maxLevel: t.length,
		use: o(n.map(c), null),
		score: o(r, null),
		points: o(i, 0),
		upgrades: t.map(l),
		river: s,
		hasRiver: a.length > 0,
		rotations: u(s)
	};
}, f = (e) => {
	let t = Object.create(null);
	for (let n of e.tiles) t[n.id] = d(n);
	let n = (...t) => e.tiles.filter(({ kind: e }) => t.includes(e)), r = (...e) => n(...e).map(({ id: e }) => e), i = n("river").toSorted((e, t) => (e.order ?? 0) - (t.order ?? 0));
	return {
		set: e,
		rows: new Map(e.tiles.map((e) => [e.id, e])),
		tiles: t,
		homes: r("home"),
		era1: r("era1"),
		era2: r("era2"),
		buildings: r("building", "landmark"),
		routemasters: r("routemaster"),
		river: i.map(({ id: e }) => e),
		berths: i.map(({ berths: e = [] }) => e)
	};
}, p = (e, t = 0) => Object.fromEntries(e.map((e) => [e, t]));
function m(e, t) {
	let n = 0;
	for (let r of e) n += t[r];
	return n;
}
var h = (e, t) => e.flatMap((e) => Array.from({ length: t[e] }, () => e)), ee = [
	1,
	1,
	0,
	-1,
	-1,
	0
], te = [
	-1,
	0,
	1,
	1,
	0,
	-1
], g = (e, t) => e.q + ee[t], _ = (e, t) => e.r + te[t], v = (e) => (e + 3) % 6, ne = (e, t) => (e - t + 6) % 6;
// packages/kit/src/lesson-steps.ts
function re() {
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
var y = (e, t) => e === "" ? t : `${e}.${t}`, b = (e, t) => `${e}[${t}]`, ie = (e, t) => typeof t == "string" && /^[a-z0-9-]{1,60}$/.test(t) ? `${e} ${t} ` : e, ae = 40, oe = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u, se = (e) => (e.length > ae ? `${e.slice(0, ae)}…` : e).replace(new RegExp(oe, "gu"), "?"), x = (e) => typeof e == "string" ? `"${se(e)}"` : Array.isArray(e) ? "[…]" : typeof e == "object" && e ? "{…}" : String(e), ce = /\{([^{}:|@]+)(?::([^{}|@]+))?(?:@(\w+))?(?:\|([^{}|]*)\|([^{}|]*))?\}/g, le = / @(\w+) /;
function ue(e, t) {
	if (!e.includes(" @")) return e;
	let n = e.split(le);
	return n[(t === void 0 ? -1 : n.findIndex((e, n) => n % 2 == 1 && e === t)) + 1] ?? "";
}
var de = {
	en: "en-GB",
	fr: "fr",
	de: "de"
};
function fe(e) {
	let t = /* @__PURE__ */ new Map();
	return (n) => {
		let r = t.get(n) ?? e(n);
		return t.set(n, r), r;
	};
}
var pe = fe((e) => new Intl.PluralRules(e)), me = fe((e) => new Intl.NumberFormat(e)), he = fe((e) => new Intl.ListFormat(de[e], { type: "conjunction" })), ge = (e) => typeof e != "object" || "key" in e, _e = (e) => e.replace(/(?<!\p{L})(d|qu)e (?=[aeiouàâäéèêëîïôöûüœæ])/giu, "$1’");
function ve(e, t, n = {}) {
	let r = (t) => me(e).format(t), i = (e, t, i) => typeof e == "object" ? a(e.key, e.params, i) : t === void 0 ? typeof e == "number" ? r(e) : e : n[t]?.(e) ?? a(`${t}.${e}`, {}, i), a = (n, a, o) => {
		let s = Object.hasOwn(t, n) ? t[n] : void 0;
		if (s === void 0) return `⟦${n}⟧`;
		let c = ue(s, o).replace(ce, (t, s, c, l = o, u, d) => {
			let f = Object.hasOwn(a, s) ? a[s] : void 0;
			return f === void 0 ? `⟦${n}.${s}⟧` : u !== void 0 && d !== void 0 ? (pe(e).select(Number(f)) === "one" ? u : d).replaceAll("#", r(Number(f))) : ge(f) ? i(f, c, l) : he(e).format(f.map((e) => i(e, c, l)));
		});
		return e === "fr" ? _e(c) : c;
	};
	return (e, t = {}) => a(e, t);
}
// packages/kit/src/reading/texts/en.ts
var ye = {
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
function be() {
	let e = [], t = (t, n) => void e.push({
		at: t.trimEnd(),
		message: n
	});
	return {
		faults: e,
		say: t,
		tell: (e, n, r) => t(e, ve("en", ye)(n, r))
	};
}
function xe(e, t, { faults: n, tell: r }) {
	let i = e(t, "", r);
	return n.length > 0 ? void 0 : i;
}
// packages/kit/src/reading/print.ts
var Se = 110, Ce = (e) => Array.isArray(e) ? ["[", "]"] : ["{", "}"], we = (e) => `${De(e, "")}\n`;
function Te(e, t) {
	if (Array.isArray(e)) return e.map(t);
	if (typeof e == "object" && e) return Object.entries(e).map(([e, n]) => `${JSON.stringify(e)}: ${t(n)}`);
}
function Ee(e) {
	let t = Te(e, Ee);
	if (t === void 0) return JSON.stringify(e);
	let [n, r] = Ce(e), i = n === "{" && t.length > 0 ? " " : "";
	return `${n}${i}${t.join(", ")}${i}${r}`;
}
function De(e, t) {
	let n = Ee(e);
	if (t !== "" && n.length + t.length <= Se) return n;
	let r = Te(e, (e) => De(e, `${t}  `));
	if (r === void 0 || r.length === 0) return n;
	let [i, a] = Ce(e);
	return `${i}\n${r.map((e) => `${t}  ${e}`).join(",\n")}\n${t}${a}`;
}
// packages/kit/src/reading/shape.ts
var Oe = void 0, ke = 200, S = (e, t) => (n, r, i) => {
	let a = Number(n);
	return Number.isInteger(n) ? (a < e || a > t) && i(r, "fault.out-of-range", {
		found: a,
		min: e,
		max: t
	}) : i(r, "fault.not-a-whole-number", { found: x(n) }), a === 0 ? 0 : a;
}, Ae = (e, t, n) => (typeof e != "boolean" && n(t, "fault.not-true-or-false", { found: x(e) }), e === !0), C = (e) => (t, n, r) => (typeof t == "string" ? t.length < 1 || t.length > e ? r(n, "fault.text-length", {
	length: t.length,
	min: 1,
	max: e
}) : oe.test(t) && r(n, "fault.unprintable", { found: x(t) }) : r(n, "fault.not-a-text", { found: x(t) }), String(t)), w = (e) => (t, n, r) => {
	let i = e.find((e) => e === t);
	return i === void 0 && r(n, "fault.unknown-word", {
		found: x(t),
		known: e.join(", ")
	}), i ?? Oe;
}, je = (e) => (t, n, r) => t === null ? null : e(t, n, r), T = (e, t = 0, n = ke) => (r, i, a) => {
	if (!Array.isArray(r)) a(i, "fault.not-a-list", { found: x(r) });
	else if (r.length < t || r.length > n) a(i, "fault.list-length", {
		count: r.length,
		min: t,
		max: n
	});
	else return r.map((t, n) => e(t, b(i, n), a));
	return [];
}, E = (e) => Object.assign((t, n, r) => e(t, n, r), { optional: !0 }), D = (e) => typeof e == "object" && !!e && !Array.isArray(e), O = (e) => (t, n, r) => {
	let i = {};
	if (!D(t)) r(n, "fault.not-an-object", { found: x(t) });
	else {
		for (let [a, o] of Object.entries(e)) Object.hasOwn(t, a) ? i[a] = o(t[a], y(n, a), r) : o.optional || r(n, "fault.missing-field", { field: a });
		for (let i of Object.keys(t)) Object.hasOwn(e, i) || r(n, "fault.unknown-field", { field: se(i) });
	}
	return i;
}, Me = (e, t) => Object.fromEntries(e.map((e) => [e, t])), Ne = (e) => (t, n, r) => {
	let i = D(t) ? Object.keys(t) : [];
	return O(Object.fromEntries(i.filter((e) => /^[a-z][a-zA-Z0-9]{0,39}$/.test(e)).map((t) => [t, e])))(t, n, r);
}, Pe = (e, t) => (n, r, i) => {
	let a = D(n) && Object.hasOwn(n, e) ? String(n[e]) : "", o = Object.hasOwn(t, a) ? t[a] : void 0;
	if (o) return o(n, r, i);
	D(n) && Object.hasOwn(n, e) ? w(Object.keys(t))(n[e], y(r, e), i) : O({ [e]: Ae })(D(n) ? {} : n, r, i);
}, Fe = (e) => (t, n, r) => e(t, ie(n, D(t) ? t.id : void 0), r), Ie = (e, t, n) => {
	let r = C(80)(e, t, n);
	return /[{}@⟦⟧]/.test(r) && n(t, "fault.unprintable", { found: x(r) }), r;
}, Le = O({
	en: Ie,
	fr: Ie,
	de: Ie
}), Re = (e, t, n) => (typeof e == "object" ? Le : Ie)(e, t, n), ze = (e, t) => typeof e == "string" ? e : e[t], Be = (e, t, n) => {
	let r = C(40)(e, t, n);
	return typeof e == "string" && !/^[a-z][a-z0-9-]*-\d+$/.test(r) && n(t, "fault.set-name", { found: se(r) }), r;
}, Ve = (e) => ({
	game: ((t, n, r) => (t !== e && r(n, "fault.wrong-game", {
		found: se(String(t)),
		known: e
	}), e)),
	title: C(80),
	set: Be
});
function He(e, t, n) {
	let r = (t) => we(e(t, "", () => {}));
	return {
		print: r,
		parse(i) {
			let a = [], o = (e, t, n = {}) => void a.push({
				at: e.trimEnd(),
				key: t,
				params: n
			}), s = e(i, "", o);
			return a.length === 0 && n(s, o), a.length === 0 && s.set === t.set && we(s) !== r(t) && o("set", "fault.reserved-set-name", { set: s.set }), a.length > 0 ? { faults: a } : { set: s };
		}
	};
}
function Ue(e, t, n, r) {
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
var We = (e) => ({ id: t }, n) => ie(b(e, n), t);
function Ge(e, t, n, r) {
	let i = new Map(n.map(({ id: e, name: t }) => [e, JSON.stringify(t)]));
	return Object.fromEntries(t.flatMap(({ id: t, name: n }) => n === void 0 || i.get(t) === JSON.stringify(n) ? [] : [[`${e}.${t}`, ze(n, r)]]));
}
// packages/kit/src/reading/stock.ts
function Ke(e) {
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
			let a = qe(e)(t, n, i);
			return Object.hasOwn(e, a) && r(a, 1, n, i), a;
		},
		counts(e, t, i) {
			let a = Je(n)(e, t, i);
			for (let e of n) r(e, a[e], y(t, e), i);
			return a;
		}
	};
}
var qe = (e) => (t, n, r) => (typeof t == "string" && Object.hasOwn(e, t) || r(n, "fault.unknown-id", { found: x(t) }), String(t)), Je = (e, t = 1e3) => (n, r, i) => {
	let a = O(Me(e, E(S(0, t))))(n, r, i);
	return Object.fromEntries(e.map((e) => [e, a[e] ?? 0]));
};
Object.fromEntries(Array.from("aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ".matchAll(/(.)(.)/g), (e) => [e[1], e[2]]));
// packages/games/key-to-the-city/src/components/check.ts
function Ye(t, n, r, i, a) {
	for (let o of n) {
		let n = e(o, t);
		n > r[o] && a(i, "fault.too-few", {
			what: o,
			needed: n,
			supply: r[o]
		});
	}
	let o = n.reduce((e, t) => e + r[t], 0);
	t.length > o && a(i, "fault.too-few", {
		what: "any",
		needed: t.length,
		supply: o
	});
}
function Xe({ connectors: t, skills: i }, a, o, s) {
	Ye(i, r, a.skills, y(o, "skills"), s), Ye(t, n, a.connectors, y(o, "connectors"), s);
	let c = e("different", t), l = n.filter((n) => a.connectors[n] > e(n, t)).length;
	c > l && s(y(o, "connectors"), "fault.too-few", {
		what: "different",
		needed: c,
		supply: l
	});
}
function Ze(e, t, n, i) {
	let { riverSides: a = [], use: o = [], upgrades: s = [], berths: c, order: l } = e;
	Ue(a, (e) => e, (e, t) => b(y(n, "riverSides"), t), i), o.forEach(({ pay: e, gain: a }, o) => {
		let s = b(y(n, "use"), o);
		Ye(e?.skills ?? [], r, t.skills, `${s}.pay.skills`, i), !a.skills?.length && !a.connectors?.length && i(y(s, "gain"), "fault.empty");
	});
	for (let [e, r] of s.entries()) Xe(r, t, b(y(n, "upgrades"), e), i);
	let u = l === 1 ? "start" : "claims", d = c?.filter((e) => e[u]).length ?? 1;
	d !== 1 && i(y(n, "berths"), "fault.must-be", {
		found: `${u} × ${d}`,
		expected: `${u} × 1`
	});
}
function Qe({ supplies: e, deal: t, tiles: n }, r) {
	let o = We("tiles");
	for (let [t, i] of n.entries()) Ze(i, e, o(i, t), r);
	Ue(n, ({ id: e }) => e, o, r), Ue(n, ({ playerColour: e }) => e, o, r), Ue(n, ({ order: e }) => e, o, r);
	let c = (e, t, n, i) => {
		n > i && r(e, "fault.deal", {
			players: t,
			needed: n,
			found: i
		});
	}, l = (...e) => n.filter(({ kind: t }) => e.includes(t)).length, u = a.length;
	c("tiles", u, u, l("home")), c("tiles", u, 5, l("river")), c("supplies.landmarkMarkers", u, l("landmark"), e.landmarkMarkers);
	let d = i.reduce((t, n) => t + e.keyples[n], 0);
	c("deal.startKeyples", u, u * t.startKeyples, d), c("deal.routemastersPerPlayer", u, u * t.routemastersPerPlayer, l("routemaster"));
	for (let e of s) c(`deal.buildings.${e}`, Number(e), 3 * t.buildings[e], l("building", "landmark"));
}
// packages/games/key-to-the-city/src/components/house-1/river.ts
var k = (e, t) => ({
	...t,
	riverSides: e,
	basis: {
		...t.basis,
		riverSides: "assumed"
	}
}), $e = (e, ...t) => [{
	keyples: e,
	claims: !0
}, ...t.map((e) => ({ keyples: e }))], et = (e, ...t) => [{
	points: e,
	claims: !0
}, ...t.map((e) => ({ points: e }))], tt = {
	score: "rulebook",
	berths: "which one claims: rulebook; numbers assumed"
}, nt = [
	k([1, 4], {
		id: "hungerford-bridge",
		name: "Hungerford Bridge",
		kind: "river",
		order: 1,
		berths: [
			{},
			{},
			{},
			{},
			{},
			{ start: !0 }
		],
		score: [{
			rule: "connectors-on-tile",
			colour: "blue",
			each: 2
		}],
		basis: {
			score: "rulebook",
			berths: "no effect but the start berth"
		}
	}),
	k([1, 4], {
		id: "millennium-bridge",
		name: "Millennium Bridge",
		kind: "river",
		order: 2,
		berths: $e(4, 8, 7, 6, 5, 4),
		score: [{
			rule: "river-tiles-linked",
			colour: "blue",
			each: 2
		}],
		basis: tt
	}),
	k([1, 4], {
		id: "london-bridge",
		name: "London Bridge",
		kind: "river",
		order: 3,
		berths: $e(6, 8, 7, 6, 5, 4),
		score: [{
			rule: "connectors-on-tile",
			each: 2
		}],
		basis: tt
	}),
	k([1, 4], {
		id: "the-o2",
		name: "The O2",
		kind: "river",
		order: 4,
		berths: $e(3, 7, 6, 5, 4, 3),
		score: [{
			rule: "fixed",
			each: 6
		}],
		basis: tt
	}),
	k([1, 4], {
		id: "thames-barrier",
		name: "Thames Barrier",
		kind: "river",
		order: 5,
		berths: et(8, 12, 10, 7, 5, 3),
		basis: { berths: "which one claims: rulebook; place and numbers assumed but the 8" }
	})
], rt = {
	score: "amounts rulebook; rule inferred from print order; colour assumed",
	upgrades: "assumed"
}, it = (e, t, n, r) => ({
	id: e,
	name: t,
	kind: "building",
	score: [{
		rule: "tiles-linked",
		colour: n,
		each: 1
	}, {
		rule: "tiles-linked",
		colour: n,
		each: 2
	}],
	upgrades: [{
		connectors: [n],
		skills: [r]
	}],
	basis: rt
}), at = (e, t, n) => ({
	id: e,
	name: t,
	kind: "building",
	score: [{
		rule: "connectors-on-tile",
		colour: n,
		each: 1
	}, {
		rule: "connectors-on-tile",
		colour: n,
		each: 2
	}],
	upgrades: [{
		connectors: [n, n],
		skills: ["any"]
	}],
	basis: rt
}), ot = [
	it("canary-wharf", "Canary Wharf", "black", "coin"),
	it("gherkin", "Gherkin", "grey", "compass"),
	it("marble-arch", "Marble Arch", "red", "brick"),
	it("monument", "Monument", "brown", "brick"),
	it("royal-opera-house", "Royal Opera House", "yellow", "coin"),
	k([1, 4], it("tower-bridge", "Tower Bridge", "blue", "compass")),
	at("kings-cross-station", "King's Cross Station", "red"),
	at("globe-theatre", "Globe Theatre", "yellow"),
	k([1, 3], at("mi6-building", "MI6 Building", "black")),
	at("royal-academy", "Royal Academy", "grey"),
	at("westminster-abbey", "Westminster Abbey", "brown"),
	at("westminster-cathedral", "Westminster Cathedral", "blue"),
	{
		id: "waterloo-station",
		name: "Waterloo Station",
		kind: "building",
		use: [{
			pay: { skills: ["any"] },
			gain: { connectors: ["any", "any"] }
		}, {
			pay: { skills: ["any"] },
			gain: { connectors: [
				"any",
				"any",
				"any"
			] }
		}],
		upgrades: [{
			connectors: [
				"any",
				"any",
				"any"
			],
			skills: []
		}],
		points: [0, 4],
		basis: {
			use: "rulebook",
			upgrades: "assumed",
			points: "assumed"
		}
	},
	{
		id: "great-ormond-street-hospital",
		name: "Great Ormond Street Hospital",
		kind: "building",
		score: [{
			rule: "different-connectors-on-tile",
			each: 1
		}, {
			rule: "different-connectors-on-tile",
			each: 2
		}],
		upgrades: [{
			connectors: ["different", "different"],
			skills: ["compass"]
		}],
		basis: {
			score: "rulebook",
			upgrades: "assumed"
		}
	}
], st = (e, t, n, r) => ({
	...e,
	use: [{ gain: { skills: [t] } }, { gain: { skills: [t, t] } }],
	upgrades: [n],
	points: [0, r],
	basis: {
		use: "quantity rulebook; type assumed",
		upgrades: "assumed",
		points: "assumed"
	}
}), ct = (e, [t, n], r, i) => ({
	...e,
	use: [{ gain: { connectors: [t, n] } }, { gain: { connectors: [
		t,
		t,
		n,
		n
	] } }],
	upgrades: [r],
	points: [0, i],
	basis: {
		use: "quantity rulebook; colours assumed",
		upgrades: "assumed",
		points: "assumed"
	}
}), lt = (e, t, n, r) => st({
	id: e,
	name: t,
	kind: "era1"
}, n, {
	connectors: r,
	skills: []
}, 3), ut = (e, t, n, r) => ct({
	id: e,
	name: t,
	kind: "era1"
}, n, {
	connectors: ["any"],
	skills: [r]
}, 3), dt = [
	lt("bank-of-england", "Bank of England", "coin", ["black", "red"]),
	lt("barbican", "Barbican", "brick", ["brown", "grey"]),
	ut("battersea-power-station", "Battersea Power Station", ["grey", "yellow"], "brick"),
	ut("covent-garden", "Covent Garden", ["blue", "black"], "coin"),
	ut("paddington-station", "Paddington Station", ["red", "brown"], "compass"),
	lt("senate-house", "Senate House", "compass", ["blue", "yellow"])
], ft = (e, t, n, r) => st({
	id: e,
	name: t,
	kind: "era2"
}, n, {
	connectors: r,
	skills: []
}, 4), pt = (e, t, n, r) => ct({
	id: e,
	name: t,
	kind: "era2"
}, n, {
	connectors: ["any", "any"],
	skills: [r]
}, 4), mt = [
	ft("british-library", "British Library", "compass", [
		"black",
		"grey",
		"any"
	]),
	pt("bt-tower", "BT Tower", ["black", "grey"], "coin"),
	pt("charing-cross", "Charing Cross", ["red", "blue"], "brick"),
	pt("harrods", "Harrods", ["yellow", "brown"], "compass"),
	ft("lloyds-building", "Lloyd's Building", "coin", [
		"red",
		"yellow",
		"any"
	]),
	ft("southwark-cathedral", "Southwark Cathedral", "brick", [
		"blue",
		"brown",
		"any"
	])
], ht = Array.from({ length: 6 }, () => "different"), gt = (e, t, n, r = "assumed") => ({
	id: e,
	name: t,
	kind: "home",
	playerColour: n,
	use: [{
		pay: { skills: ["any"] },
		gain: { skills: ["any"] }
	}, {
		pay: { skills: ["any"] },
		gain: { skills: ["any", "any"] }
	}],
	upgrades: [{
		connectors: ht,
		skills: []
	}],
	points: [0, 10],
	basis: {
		use: "rulebook",
		upgrades: "rulebook",
		points: "assumed",
		playerColour: r
	}
}), _t = [
	gt("buckingham-palace", "Buckingham Palace", "purple"),
	gt("greenwich", "Greenwich", "green", "source"),
	gt("palace-of-westminster", "Palace of Westminster", "yellow"),
	gt("royal-hospital-chelsea", "Royal Hospital, Chelsea", "red"),
	gt("somerset-house", "Somerset House", "blue"),
	gt("tower-of-london", "Tower of London", "orange")
], A = (e, t, n, r, i) => ({
	id: e,
	name: t,
	kind: "landmark",
	points: [
		3,
		6,
		12
	],
	upgrades: [{
		connectors: [n, r],
		skills: [i]
	}, {
		connectors: [
			n,
			r,
			"any",
			"any"
		],
		skills: [i, "any"]
	}],
	basis: {
		points: "rulebook",
		upgrades: "assumed"
	}
}), vt = [
	A("hyde-park", "Hyde Park and Kensington Gardens", "blue", "brown", "compass"),
	k([1, 3], A("london-eye", "London Eye", "blue", "grey", "coin")),
	A("piccadilly-circus", "Piccadilly Circus", "red", "yellow", "coin"),
	A("royal-albert-hall", "Royal Albert Hall", "brown", "yellow", "brick"),
	A("st-pancras-station", "St. Pancras Station", "red", "black", "brick"),
	A("st-pauls-cathedral", "St. Paul's Cathedral", "grey", "black", "compass"),
	A("the-shard", "The Shard", "grey", "red", "coin"),
	A("trafalgar-square", "Trafalgar Square", "blue", "yellow", "brick")
], j = (e, t, n, r = "rulebook") => ({
	id: e,
	name: t,
	kind: "routemaster",
	score: [n],
	basis: { score: r }
}), yt = (e, t, n, r) => j(e, t, {
	rule: "keyples",
	colour: n,
	each: 2
}, `amount rulebook; ${r}`), bt = (e, t, n) => j(e, t, {
	rule: "skills",
	skill: n,
	each: 2
}, "amount rulebook; type assumed"), xt = "red or yellow inferred, which of them assumed", St = [
	j("british-museum", "British Museum", {
		rule: "routemasters",
		each: 2
	}),
	yt("lords-cricket-ground", "Lord's Cricket Ground", "red", xt),
	yt("oval-cricket-ground", "Oval Cricket Ground", "yellow", xt),
	yt("zsl-london-zoo", "ZSL London Zoo", "blue", "colour from a published report"),
	j("madame-tussauds", "Madame Tussauds", {
		rule: "keyple-sets",
		each: 3
	}),
	bt("national-gallery", "National Gallery", "coin"),
	bt("tate-britain", "Tate Britain", "brick"),
	bt("tate-modern", "Tate Modern", "compass"),
	j("victoria-and-albert-museum", "Victoria and Albert Museum", {
		rule: "skill-sets-of-four",
		each: 6
	}),
	j("natural-history-museum", "Natural History Museum", {
		rule: "landmark-markers",
		each: 3
	}),
	j("royal-festival-hall", "Royal Festival Hall", {
		rule: "connector-sets",
		each: 3
	}),
	j("science-museum", "Science Museum", {
		rule: "tiles-with-six-connectors",
		each: 2
	})
], Ct = {
	game: "key-to-the-city",
	title: "Key to the City – London",
	set: "house-1",
	supplies: {
		connectors: {
			black: 24,
			blue: 24,
			brown: 24,
			grey: 24,
			red: 24,
			yellow: 24
		},
		skills: {
			brick: 24,
			coin: 24,
			compass: 24
		},
		keyples: {
			blue: 40,
			red: 40,
			yellow: 40
		},
		landmarkMarkers: 8
	},
	deal: {
		startKeyples: 10,
		routemastersPerPlayer: 2,
		buildings: {
			2: 4,
			3: 5,
			4: 6,
			5: 6,
			6: 6
		},
		levelOnArrival: { 3: 1 }
	},
	tiles: [
		..._t,
		...dt,
		...mt,
		...ot,
		...vt,
		...St,
		...nt
	]
}, M = S(0, 1e3), wt = S(-100, 100), Tt = T(w([...r, "any"])), Et = O({
	pay: E(O({ skills: T(w([...r, "any"]), 1) })),
	gain: O({
		skills: E(Tt),
		connectors: E(T(w([...n, "any"])))
	})
}), Dt = O({
	connectors: T(w([
		...n,
		"any",
		"different"
	]), 0, 6),
	skills: Tt
}), N = (e, t) => O({
	rule: w([e]),
	...t,
	each: wt
}), Ot = w(n), kt = Pe("rule", {
	"connectors-on-tile": N("connectors-on-tile", { colour: E(Ot) }),
	"different-connectors-on-tile": N("different-connectors-on-tile", {}),
	"tiles-linked": N("tiles-linked", { colour: Ot }),
	"river-tiles-linked": N("river-tiles-linked", { colour: Ot }),
	routemasters: N("routemasters", {}),
	keyples: N("keyples", { colour: w(i) }),
	"keyple-sets": N("keyple-sets", {}),
	skills: N("skills", { skill: w(r) }),
	"skill-sets-of-four": N("skill-sets-of-four", {}),
	"landmark-markers": N("landmark-markers", {}),
	"connector-sets": N("connector-sets", {}),
	"tiles-with-six-connectors": N("tiles-with-six-connectors", {}),
	fixed: N("fixed", {})
}), At = (e, t) => (n, r, i) => {
	let a = Array.isArray(n) && n.length === 1 ? 1 : t;
	return T(e, a, a)(n, r, i);
}, jt = {
	home: 1,
	era1: 1,
	era2: 1,
	building: 1,
	landmark: 2,
	routemaster: 0,
	river: 0
}, Mt = (e) => {
	let t = e === 1 ? {} : e === 5 ? { points: wt } : { keyples: S(0, 100) };
	return T(O({
		...e === 1 ? { start: E(Ae) } : { claims: E(Ae) },
		...t
	}), Number(s.at(-1)));
}, Nt = T(S(0, 5), 1, 6);
function Pt(e, t = 0) {
	let n = jt[e], r = e === "river", i = n > 0, o = T(wt, n + 1, n + 1);
	return O({
		id: C(60),
		name: Re,
		kind: w([e]),
		...e === "home" ? { playerColour: w(a) } : {},
		...r ? {
			order: S(t, t),
			berths: Mt(t),
			riverSides: Nt
		} : {},
		...e === "building" || e === "landmark" ? { riverSides: E(Nt) } : {},
		...i ? { use: E(At(Et, n + 1)) } : {},
		score: E(At(kt, n + 1)),
		points: e === "landmark" ? o : E(At(wt, n + 1)),
		...i ? { upgrades: T(Dt, n, n) } : { upgrades: E(T(Dt, 0, 0)) },
		basis: Ne(C(200))
	});
}
var Ft = Array.from({ length: 5 }, (e, t) => t + 1), It = Pe("kind", {
	...Object.fromEntries(o.map((e) => [e, Pt(e)])),
	river: Pe("order", Object.fromEntries(Ft.map((e) => [e, Pt("river", e)])))
}), Lt = E(S(0, 1)), { parse: Rt, print: zt } = He(O({
	...Ve("key-to-the-city"),
	supplies: O({
		connectors: O(Me(n, M)),
		skills: O(Me(r, M)),
		keyples: O(Me(i, M)),
		landmarkMarkers: M
	}),
	deal: O({
		startKeyples: M,
		routemastersPerPlayer: M,
		buildings: O(Me(s, M)),
		levelOnArrival: O({
			1: Lt,
			2: Lt,
			3: Lt
		})
	}),
	tiles: T(Fe(It))
}), Ct, Qe), P = (e, t = {}) => ({
	key: e,
	params: t
}), Bt = (t, n, r) => t.filter((e) => n.includes(e)).map((t) => r(t, e(t, n))), F = (e, t) => P(`keyples.${e}`, { n: t }), Vt = (e) => Bt(i, e, F), Ht = (e, t) => P(`connectors.${e}`, { n: t }), Ut = (e) => Bt([
	...n,
	"different",
	"any"
], e, Ht), Wt = (e, t) => P(`skills.${e}`, { n: t }), I = (e) => Bt([...r, "any"], e, Wt), Gt = (e) => Bt(n, e, (e, t) => P(`tally.${e}`, { n: t })), Kt = {
	q: 0,
	r: 0
};
function qt({ q: e, r: t }) {
	for (let n = 0; n < 6; n++) {
		let r = (n + 1) % 6, i = e * _(Kt, r) - t * g(Kt, r), a = t * g(Kt, n) - e * _(Kt, n);
		if (!(i <= 0 || a < 0)) return a === 0 ? P("place.straight", {
			n: i,
			side: n
		}) : P("place.bent", {
			n: i,
			side: n,
			m: a,
			turn: r
		});
	}
	return P("place.home");
}
function Jt(e, t) {
	let n = [];
	for (let r of e) for (let e = 0; e < 6; e++) g(t, e) === r.q && _(t, e) === r.r && n.push(P("place.beside", {
		tile: r.id,
		side: v(e)
	}));
	return n.length > 0 ? P("place.between", { neighbours: n }) : qt(t);
}
var Yt = ({ river: e }, t) => e.map((e, t) => t).filter((n) => e[ne(n, t)]), Xt = (e, t) => e.hasRiver ? [P("outline.river-sides", { sides: Yt(e, t) })] : [];
// packages/games/key-to-the-city/src/describe/river.ts
function Zt(e, t, n) {
	let { keyples: r, points: i, claims: a } = e.berths[t]?.[n] ?? {}, o = e.river[t - 1];
	return [
		...r === void 0 ? [] : [P("brings.keyples", { n: r })],
		...i === void 0 ? [] : [P("brings.points", { n: i })],
		...a && o !== void 0 ? [P("brings.claim", { tile: o })] : []
	];
}
// packages/games/key-to-the-city/src/describe/answer.ts
var L = (e) => P("answer.tile", { tile: e }), Qt = (e) => P(`answer.colour.${e}`), $t = (e) => P(`answer.skill.${e}`), en = {
	home: L,
	turn: (e) => P(`answer.turn.${e}`),
	bid: L,
	use: L,
	upgrade: L,
	colour: Qt,
	group: (e) => e === "enough" ? P("answer.group.enough") : L(e),
	count: (e, { moved: t }) => t === 0 ? P("answer.count", { n: e }) : P("answer.count-moved", {
		n: e,
		total: t + e
	}),
	front: (e, { count: t }) => P("answer.front", {
		front: e,
		behind: t - e
	}),
	berth(e, t, { box: n, view: r }) {
		let i = r ? Zt(n, r.era, e) : [], a = e + 1;
		return i.length > 0 ? P("answer.berth-brings", {
			berth: a,
			brings: i
		}) : P("answer.berth", { berth: a });
	},
	pay: $t,
	skill: $t,
	take: (e) => e === "all" ? P("answer.take.all") : P("answer.take.leave", { connector: e }),
	pick: (e) => e === "enough" ? P("answer.pick.enough") : Qt(e),
	connector: Qt,
	side: (e) => e === "discard" ? P("answer.side.discard") : P("answer.side", {
		tile: e[0],
		side: e[1]
	}),
	tile: L,
	cell([e, t], { seat: n }, { view: r }) {
		let i = r?.players[n]?.borough;
		return P("answer.cell", { place: i ? Jt(i, {
			q: e,
			r: t
		}) : qt({
			q: e,
			r: t
		}) });
	},
	rotation(e, { tile: t }, { box: n }) {
		let r = n.tiles[t];
		return P("answer.rotation", { sides: r ? Yt(r, e) : [] });
	},
	ready: () => P("answer.ready")
}, tn = (e, t, n, r) => en[t.k](n, t, {
	box: e,
	view: r
});
// packages/games/key-to-the-city/src/describe/ask.ts
function nn(e) {
	switch (e.k) {
		case "colour": return P(`ask.colour.${e.act}`, { tile: e.tile });
		case "group": return e.moved === 0 ? P("ask.group", {
			tile: e.tile,
			colour: e.colour
		}) : P("ask.group-more", {
			tile: e.tile,
			moved: F(e.colour, e.moved)
		});
		case "count": return e.moved === 0 ? P(`ask.count.${e.act}`, {
			tile: e.tile,
			colour: e.colour
		}) : P("ask.count-moved", {
			tile: e.tile,
			moved: F(e.colour, e.moved)
		});
		case "front": return P("ask.front", { keyples: F(e.colour, e.count) });
		case "take": return P("ask.take", { connectors: Ut(e.shown) });
		case "pick": return P("ask.pick", { left: e.left });
		case "side": return P("ask.side", { connector: e.connector });
		case "cell":
		case "rotation": return P(`ask.${e.k}`, { tile: e.tile });
		default: return P(`ask.${e.k}`);
	}
}
var rn = (e) => P(`wait.${e.k}`, { seat: e.seat }), an = ({ pay: e, gain: { skills: t = [], connectors: n = [] } }) => {
	let r = [...I(t), ...Ut(n)];
	return e ? P("does.use-pay", {
		pay: I(e.skills),
		gain: r
	}) : P("does.use", { gain: r });
};
function on({ rule: e, each: t, colour: n, skill: r }) {
	return e === "connectors-on-tile" && n === void 0 ? P("does.connectors-on-tile.any", { each: t }) : P(`does.${e}`, {
		each: t,
		...n === void 0 ? {} : { colour: n },
		...r === void 0 ? {} : { skill: r }
	});
}
function sn(e) {
	let t = Ut(e.connectors), n = I(e.skills);
	return t.length > 0 && n.length > 0 ? P("does.upgrade.both", {
		connectors: t,
		skills: n
	}) : t.length > 0 ? P("does.upgrade.connectors", { connectors: t }) : n.length > 0 ? P("does.upgrade.skills", { skills: n }) : P("does.upgrade.free");
}
function cn({ row: e, maxLevel: t, score: n, points: r }, i) {
	let a = e.use?.[e.use.length === 1 ? 0 : i], o = n[i], s = r[i] ?? 0, c = i < t ? e.upgrades?.[i] : void 0;
	return [
		...a ? [an(a)] : [],
		...o ? [on(o)] : [],
		...s === 0 ? [] : [P("does.points", { points: s })],
		...c ? [sn(c)] : []
	];
}
var ln = [
	"component.level.0",
	"component.level.1",
	"component.level.2"
], un = (e, t) => e.tiles[t]?.kind ?? "";
function dn(e, t) {
	let n = e.tiles[t];
	if (!n) return [];
	let { row: r, kind: i } = n, a = n.points.flatMap((e, t) => {
		let r = ln[t], i = cn(n, t);
		return n.maxLevel === 0 || r === void 0 ? i.map((e) => ({
			depth: 1,
			said: e
		})) : [{
			depth: 1,
			said: P(r)
		}, ...i.map((e) => ({
			depth: 2,
			said: e
		}))];
	});
	return [
		{
			depth: 0,
			said: P("answer.tile", { tile: t })
		},
		{
			depth: 1,
			said: r.playerColour ? P("component.home", { colour: r.playerColour }) : P("component.kind", { kind: i })
		},
		...a,
		...Xt(n, 0).map((e) => ({
			depth: 1,
			said: e
		})),
		...fn(e, t)
	];
}
function fn(e, t) {
	let n = e.river.indexOf(t), r = (e.berths[n] ?? []).flatMap((t, r) => {
		let i = Zt(e, n, r);
		return i.length > 0 ? [{
			depth: 2,
			said: P("outline.berth", {
				berth: r + 1,
				brings: i
			})
		}] : [];
	});
	return r.length > 0 ? [{
		depth: 1,
		said: P("component.berths")
	}, ...r] : [];
}
// packages/games/key-to-the-city/src/describe/event.ts
var pn = {
	home: ({ seat: e, tile: t }, n) => P("log.home", {
		seat: e,
		tile: t,
		colour: n.tiles[t]?.row.playerColour ?? ""
	}),
	starts: ({ seat: e }) => P("log.starts", { seat: e }),
	drew: ({ seat: e, count: t }) => t === 0 ? P("log.drew-none", { seat: e }) : P("log.drew", {
		seat: e,
		count: t
	}),
	"drew-colours": ({ seat: e, keyples: t }) => t.length === 0 ? P("log.drew-no-colours", { seat: e }) : P("log.drew-colours", {
		seat: e,
		keyples: Gt(t)
	}),
	era: ({ era: e, tiles: t }) => P("log.era", {
		era: e,
		tiles: t
	}),
	bid: (e) => e.total === e.count ? mn("bid", e) : mn("bid-raised", e, { total: e.total }),
	used: (e) => mn("used", e),
	upgrading: (e) => mn("upgrading", e),
	upgraded: ({ seat: e, tile: t, level: n }) => P(n === 1 ? "log.upgraded" : "log.upgraded-twice", {
		seat: e,
		tile: t
	}),
	paid: ({ seat: e, skills: t }) => P("log.paid", {
		seat: e,
		skills: I(t)
	}),
	"took-skills": ({ seat: e, skills: t }) => P("log.took-skills", {
		seat: e,
		skills: I(t)
	}),
	"took-connectors": ({ seat: e, connectors: t }) => P("log.took-connectors", {
		seat: e,
		connectors: Ut(t)
	}),
	"left-connector": ({ seat: e, connector: t }) => P("log.left-connector", {
		seat: e,
		connector: t
	}),
	"short-skill": ({ seat: e, skill: t }) => P("log.short-skill", {
		seat: e,
		none: P(`no-skill.${t}`)
	}),
	"short-connector": ({ seat: e, connector: t }) => P("log.short-connector", {
		seat: e,
		none: P(`no-connector.${t}`)
	}),
	connected: ({ seat: e, connector: t, tile: n, side: r }) => P("log.connected", {
		seat: e,
		connector: t,
		tile: n,
		side: r
	}),
	discarded: ({ seat: e, connector: t }) => P("log.discarded", {
		seat: e,
		connector: t
	}),
	passed: ({ seat: e }) => P("log.passed", { seat: e }),
	"all-passed": ({ seats: e }) => {
		let [t = 0, ...n] = e;
		return n.length === 0 ? P("log.all-passed-alone", { seat: t }) : P("log.all-passed", { seats: e });
	},
	sailed: ({ seat: e, berth: t, river: n }) => P("log.sailed", {
		seat: e,
		berth: t + 1,
		river: n
	}),
	"era-ends": ({ era: e }) => P("log.era-ends", { era: e }),
	"bid-returned": ({ seat: e, tile: t, colour: n, count: r }) => P("log.bid-returned", {
		seat: e,
		tile: t,
		keyples: F(n, r)
	}),
	won: ({ seat: e, tile: t, count: n }) => P("log.won", {
		seat: e,
		tile: t,
		count: n
	}),
	unsold: ({ tile: e }) => P("log.unsold", { tile: e }),
	claimed: ({ seat: e, tile: t }) => P("log.claimed", {
		seat: e,
		tile: t
	}),
	unclaimed: ({ tile: e }) => P("log.unclaimed", { tile: e }),
	retrieved: ({ seat: e, keyples: t }) => P("log.retrieved", {
		seat: e,
		keyples: Vt(t)
	}),
	placed(e, t) {
		let { seat: n, tile: r } = e, i = t.tiles[r], a = qt(e);
		return i?.hasRiver ? P("log.placed-river", {
			seat: n,
			tile: r,
			place: a,
			sides: Yt(i, e.rotation)
		}) : P("log.placed", {
			seat: n,
			tile: r,
			place: a
		});
	},
	"no-room": ({ seat: e, tile: t }) => P("log.no-room", {
		seat: e,
		tile: t
	}),
	ready: ({ seat: e }) => P("log.ready", { seat: e }),
	over: () => P("log.over")
};
function mn(e, t, n = {}) {
	let r = {
		seat: t.seat,
		tile: t.tile,
		keyples: F(t.colour, t.count),
		...n
	};
	return t.groups.length === 0 ? P(`log.${e}`, r) : P(`log.${e}-moved`, {
		...r,
		groups: t.groups.length,
		from: t.groups
	});
}
var hn = (e, t) => pn[t.t](t, e);
// packages/games/key-to-the-city/src/describe/outline/centre.ts
function gn(e) {
	return [...e.colour === null ? [] : [P("outline.colour", { colour: e.colour })], ...e.placed === 0 ? [] : [P("outline.placed", {
		n: e.placed,
		next: e.ladder + 1
	})]];
}
function _n({ bids: e, winner: t }) {
	return t === null ? P("outline.no-bids") : P("outline.bids", {
		bids: e.flatMap((e, t) => e > 0 ? [P("outline.bid", {
			seat: t,
			n: e
		})] : []),
		winner: t
	});
}
function vn(e, t) {
	let n = e.tiles[t.id];
	if (!n) return [];
	let { kind: r } = n;
	return [{
		depth: 1,
		said: t.level === 0 ? P("outline.tile", {
			tile: t.id,
			kind: r
		}) : P("outline.tile-level", {
			tile: t.id,
			kind: r,
			level: t.level
		})
	}, ...[
		...gn(t),
		_n(t),
		...cn(n, t.level),
		...Xt(n, 0)
	].map((e) => ({
		depth: 2,
		said: e
	}))];
}
function yn(e, { centre: t }) {
	let n = t.flatMap((t) => vn(e, t));
	return [{
		depth: 0,
		said: P("outline.centre")
	}, ...n.length > 0 ? n : [{
		depth: 1,
		said: P("outline.centre-empty")
	}]];
}
// packages/games/key-to-the-city/src/describe/score.ts
function bn({ key: e, params: t }) {
	let { tile: n = "", count: r, each: i = 0, colour: a, skill: o } = t;
	switch (e) {
		case "score.connectors-on-tile": return {
			key: e,
			params: {
				tile: n,
				each: i,
				what: Ht(a, Number(r))
			}
		};
		case "score.skills": return {
			key: e,
			params: {
				tile: n,
				each: i,
				what: Wt(o, Number(r))
			}
		};
		default: return {
			key: e,
			params: t
		};
	}
}
// packages/games/key-to-the-city/src/describe/outline/player.ts
function xn(e, { home: t }, n, r) {
	let i = e.tiles[t]?.row.playerColour;
	return i === void 0 ? P("outline.newcomer", { seat: n }) : P(n === r ? "outline.me" : "outline.player", {
		seat: n,
		home: t,
		colour: i
	});
}
function Sn({ keyples: e, screen: t, front: n, skillTiles: a, skills: o, unplaced: s, taken: c }) {
	let l = m(i, n);
	return [
		t && e > 0 ? P("outline.keyples-open", {
			n: e,
			keyples: Gt(h(i, t))
		}) : P("outline.keyples", { n: e }),
		...l > 0 ? [P("outline.front", {
			n: l,
			keyples: Gt(h(i, n))
		})] : [],
		o && a > 0 ? P("outline.skills-open", {
			n: a,
			skills: I(h(r, o))
		}) : P("outline.skills", { n: a }),
		...s.length > 0 ? [P("outline.unplaced", { connectors: Gt(s) })] : [],
		...c.length > 0 ? [P("outline.taken", { tiles: c.map(({ id: e }) => e) })] : []
	];
}
function Cn(e, t) {
	let n = e.tiles[t.id];
	if (!n) return [];
	let r = qt(t), i = t.sides.flatMap((e, t) => e === null ? [] : [P("outline.side", {
		side: t,
		connector: e
	})]), a = [
		...i.length > 0 ? [P("outline.connectors", { sides: i })] : [],
		...Xt(n, t.rotation),
		...gn(t),
		...cn(n, t.level)
	], o = t.id;
	return [{
		depth: 2,
		said: t.level === 0 ? P("outline.site", {
			tile: o,
			place: r
		}) : P("outline.site-level", {
			tile: o,
			level: t.level,
			place: r
		})
	}, ...a.map((e) => ({
		depth: 3,
		said: e
	}))];
}
function wn({ score: e, screen: t }, n) {
	let r = e.reduce((e, t) => e + t.points, 0);
	return [{
		depth: 1,
		said: P(n ? "outline.points" : t ? "outline.points-so-far" : "outline.points-in-sight", { points: r })
	}, ...e.map((e) => ({
		depth: 2,
		said: P("outline.score", {
			points: e.points,
			source: bn(e)
		})
	}))];
}
function Tn(e, t, n) {
	let r = t.players[n];
	if (!r) return [];
	let i = r.sailed ? [P("outline.sailed", { berth: r.berth + 1 })] : [];
	return [
		{
			depth: 0,
			said: xn(e, r, n, t.me)
		},
		...[...i, ...Sn(r)].map((e) => ({
			depth: 1,
			said: e
		})),
		...wn(r, t.over),
		...r.borough.length > 0 ? [{
			depth: 1,
			said: P("outline.borough", { n: r.borough.length })
		}] : [],
		...r.borough.flatMap((t) => Cn(e, t))
	];
}
// packages/games/key-to-the-city/src/describe/outline/river.ts
var En = ({ players: e, era: t }, n, r) => {
	let i = e.findIndex((e) => e.berth === r && (e.sailed ? t : t - 1) === n);
	return i < 0 ? void 0 : i;
};
function Dn(e, t, n, r) {
	let i = En(t, n, r), a = n < t.era ? [] : Zt(e, n, r), o = r + 1;
	return a.length === 0 ? i === void 0 ? void 0 : P("outline.moored", {
		berth: o,
		seat: i
	}) : i === void 0 ? P("outline.berth", {
		berth: o,
		brings: a
	}) : P("outline.berth-taken", {
		berth: o,
		brings: a,
		seat: i
	});
}
var On = (e, t, { era: n, over: r }) => P(r || t > n || n === 0 ? "outline.river-tile" : t === n ? "outline.river-next" : "outline.river-now", { tile: e });
function kn(e, t) {
	return [{
		depth: 0,
		said: P("outline.river")
	}, ...t.river.flatMap((n) => {
		let r = e.river.indexOf(n), i = (e.berths[r] ?? []).map((n, i) => Dn(e, t, r, i));
		return [{
			depth: 1,
			said: On(n, r, t)
		}, ...i.filter((e) => e !== void 0).map((e) => ({
			depth: 2,
			said: e
		}))];
	})];
}
// packages/games/key-to-the-city/src/describe/outline/index.ts
function An({ over: e, era: t }) {
	return e ? P("outline.over") : t === 0 ? P("outline.opening") : P("outline.era", {
		era: t,
		eras: 4
	});
}
function jn({ over: e, era: t, active: n, players: r }) {
	return e || t === 0 ? [] : [r.every((e) => e.sailed) ? P("outline.placing") : P("outline.turn", { seat: n })];
}
function Mn(e) {
	let t = Gt(h(n, e.connectors)), i = I(h(r, e.skills)), a = [P("outline.none")], o = (e, t) => t.length > 0 ? [P(e, { tiles: t })] : [];
	return [
		P("outline.bag", { n: e.bag }),
		P("outline.connector-supply", { connectors: t.length > 0 ? t : a }),
		P("outline.skill-supply", { skills: i.length > 0 ? i : a }),
		...e.over ? [] : [P("outline.pile", { n: e.pile })],
		...o("outline.later", e.later),
		...o("outline.routemasters", e.routemasters)
	];
}
var Nn = (e, t) => [
	{
		depth: 0,
		said: An(t)
	},
	...[
		...jn(t),
		...t.passes.length > 0 ? [P("outline.passes", { seats: t.passes })] : [],
		...t.jennifer ? [P("outline.jennifer")] : [],
		...t.homes.length > 0 ? [P("outline.homes", { tiles: t.homes })] : []
	].map((e) => ({
		depth: 1,
		said: e
	})),
	...yn(e, t),
	...kn(e, t),
	{
		depth: 0,
		said: P("outline.supplies")
	},
	...Mn(t).map((e) => ({
		depth: 1,
		said: e
	})),
	...t.players.flatMap((n, r) => Tn(e, t, r))
], Pn = {
	"K20.short": (e) => Ln("refuse.K20.short", e, Fn(e)),
	"K31.short": (e) => Ln("refuse.K31.short", e, In(e)),
	"K41.short": (e) => Ln("refuse.K41.short", e, In(e)),
	"K32.none": ({ skill: e }) => P("refuse.K32.none", { none: P(`no-skill.${e}`) }),
	"K33.supply": ({ skill: e }) => P("refuse.K33.supply", { none: P(`no-skill.${e}`) }),
	"K33.gone": ({ connector: e }) => P("refuse.K33.gone", { none: P(`no-connector.${e}`) }),
	"K42.connectors": Rn,
	"K43.skills": ({ tile: e = "", skills: t }) => P("refuse.K43.skills", {
		tile: e,
		skills: I(t)
	}),
	"K51.occupied": ({ berth: e }) => P("refuse.K51.occupied", { berth: Number(e) + 1 })
}, Fn = ({ colour: e, need: t }) => F(e, Number(t)), In = (e) => Number(e.need) > 1 ? P("need.ladder", { keyples: Fn(e) }) : Fn(e), Ln = (e, { tile: t = "", have: n }, r) => P(e, {
	tile: t,
	need: r,
	reach: Number(n) > 0 ? P("reach.some", { n: Number(n) }) : P("reach.none")
});
function Rn({ tile: e = "", connectors: t }, n) {
	let r = n.rows.get(String(e))?.upgrades ?? [], i = t ?? (r.length === 1 ? r[0]?.connectors : void 0);
	return i === void 0 ? P("refuse.K42.connectors", { tile: e }) : P("refuse.K42.connectors-needed", {
		tile: e,
		connectors: Ut(i)
	});
}
function zn(e, { key: t, params: n }) {
	return Pn[t.slice(7)]?.(n, e) ?? {
		key: t,
		params: n
	};
}
// packages/games/key-to-the-city/src/describe/index.ts
var Bn = (e) => ({
	ask: (e) => nn(e),
	wait: (e) => rn(e),
	answer: (t, n, r) => tn(e, t, n, r),
	event: (t) => hn(e, t),
	refusal: (t) => zn(e, t),
	scoreLine: bn,
	outline: (t) => Nn(e, t),
	component: (t) => dn(e, t),
	kind: (t) => un(e, t),
	names: (t) => Ge("tile", e.set.tiles, Ct.tiles, t)
});
// packages/kernel/src/plain.ts
function R(e, t) {
	let n = e[t];
	if (n === void 0) throw RangeError(`no element ${t}`);
	return n;
}
function Vn(e) {
	return typeof e != "object" || !e ? JSON.stringify(e) : Array.isArray(e) ? `[${e.map(Vn).join(",")}]` : `{${Object.entries(e).sort(([e], [t]) => e < t ? -1 : 1).map(([e, t]) => `${JSON.stringify(e)}:${Vn(t)}`).join(",")}}`;
}
// packages/kernel/src/sha256.ts
var Hn = [];
for (let e = 2; Hn.length < 64; e++) Hn.every((t) => e % t !== 0) && Hn.push(e);
var Un = (e) => (e - Math.floor(e)) * 2 ** 32 | 0, Wn = Int32Array.from(Hn, (e) => Un(Math.cbrt(e))), Gn = Int32Array.from(Hn.slice(0, 8), (e) => Un(Math.sqrt(e))), z = (e, t) => e >>> t | e << 32 - t;
function Kn(e) {
	let t = Math.ceil((e.length + 9) / 64) * 64, n = new DataView(new ArrayBuffer(t));
	return e.forEach((e, t) => void n.setUint8(t, e)), n.setUint8(e.length, 128), n.setUint32(t - 8, Math.floor(e.length / 2 ** 29)), n.setUint32(t - 4, e.length << 3), n;
}
function qn(e) {
	let t = Kn(new TextEncoder().encode(e)), n = Gn.slice(), r = /* @__PURE__ */ new Int32Array(64), i = (e) => r[e];
	for (let e = 0; e < t.byteLength; e += 64) {
		for (let n = 0; n < 16; n++) r[n] = t.getInt32(e + 4 * n);
		for (let e = 16; e < 64; e++) {
			let t = z(i(e - 15), 7) ^ z(i(e - 15), 18) ^ i(e - 15) >>> 3, n = z(i(e - 2), 17) ^ z(i(e - 2), 19) ^ i(e - 2) >>> 10;
			r[e] = i(e - 16) + t + i(e - 7) + n;
		}
		let [a = 0, o = 0, s = 0, c = 0, l = 0, u = 0, d = 0, f = 0] = n;
		for (let e = 0; e < 64; e++) {
			let t = z(l, 6) ^ z(l, 11) ^ z(l, 25), n = f + t + (l & u ^ ~l & d) + Wn[e] + i(e) | 0, r = (z(a, 2) ^ z(a, 13) ^ z(a, 22)) + (a & o ^ a & s ^ o & s) | 0;
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
var Jn = (e) => /^[0-9a-f]{32}$/.test(e), Yn = (e) => Jn(e) ? e : qn(e).slice(0, 32);
function Xn(e) {
	let t = (t) => Number.parseInt(e.slice(8 * t, 8 * t + 8), 16) | 0, n = [
		t(0),
		t(1),
		t(2),
		t(3)
	];
	n.every((e) => e === 0) && (n[0] = 1);
	for (let e = 0; e < 12; e++) Zn(n);
	return n;
}
function Zn(e) {
	let t = Math.imul(e[1], 5), n = Math.imul(t << 7 | t >>> 25, 9), r = e[1] << 9;
	return e[2] ^= e[0], e[3] ^= e[1], e[1] ^= e[2], e[0] ^= e[3], e[2] ^= r, e[3] = e[3] << 11 | e[3] >>> 21, n >>> 0;
}
function Qn(e, t) {
	if (!(t >= 1 && t <= 2 ** 32)) throw RangeError(`no number below ${t}`);
	for (;;) {
		let n = Zn(e), r = n % t;
		if (n - r <= 2 ** 32 - t) return r;
	}
}
function $n(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = Qn(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
// packages/kernel/src/run.ts
var er = { k: "@join" }, tr = () => {}, nr = class {
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
		this.match.stack.push(er);
	}
	draw(e) {
		return this.revealed = !0, e.pop();
	}
	shuffle(e) {
		return this.revealed = !0, $n(this.match.rng, e);
	}
	roll(e) {
		return this.revealed = !0, Qn(this.match.rng, e);
	}
	reveal() {
		this.revealed = !0;
	}
}, rr = (e, t) => {
	let n = e.frames[t.k];
	if (!n) throw Error(`no handler for frame ${t.k}`);
	return n;
}, ir = (e) => e.lanes.every((e) => e.length === 0);
function ar(e, t, n, r) {
	let i = n[n.length - 1];
	if (!i) return !1;
	if (i.k === er.k) return ir(t) ? (n.pop(), !0) : !1;
	let a = rr(e, i);
	return a.run ? (n.pop(), r.stack = n, a.run(t.s, i, r), !0) : !1;
}
function or(e, t, n) {
	let r;
	do {
		r = !1;
		for (let i of t.lanes) for (; i.length > 0 && ar(e, t, i, n);) r = !0;
	} while (r || ar(e, t, t.stack, n));
}
function sr(e, t, n = tr) {
	return or(e, t, new nr(t, n)), t;
}
// packages/kernel/src/words.ts
var cr = (e) => typeof e == "object" ? e.join(" ") : String(e), lr = (e) => Object.assign(Object.create(null), e), ur = (e, t = 0) => ({
	id: e,
	level: t,
	colour: null,
	placed: 0,
	ladder: 0
});
function dr(e, t, n) {
	for (let r of e) if (r.q === t && r.r === n) return r;
}
var B = (e, t, n) => dr(e, g(t, n), _(t, n)), fr = (e, t) => e.borough.find((e) => e.id === t), V = (e, t) => e.centre.find((e) => e.id === t);
function pr(e, t) {
	for (let n of e.centre) if (n.id === t) return n;
	for (let n of e.players) for (let e of n.borough) if (e.id === t) return e;
	throw Error(`no tile ${t} on the table`);
}
function mr(e, t) {
	let n = 0;
	for (let r = 0; r < e.bids.length; r++) r !== t && e.bids[r] > n && (n = e.bids[r]);
	return n;
}
var hr = (e, t) => {
	let n = e.bids[t];
	return n > 0 && mr(e, t) > n;
};
function H(e) {
	let t = null, n = 0;
	return e.bids.forEach((e, r) => {
		e > n && (n = e, t = r);
	}), t;
}
function gr(e) {
	let t = e.players.reduce((t, n, r) => n.berth > e.players[t].berth ? r : t, 0);
	return e.players.map((n, r) => (t + r) % e.players.length);
}
// packages/games/key-to-the-city/src/bot/lore.ts
var _r = Object.fromEntries(n.map((e, t) => [e, t])), vr = Object.fromEntries(r.map((e, t) => [e, t])), yr = (e) => ({
	id: e.id,
	kind: e.kind,
	maxLevel: e.maxLevel,
	points: e.points,
	score: e.score,
	connectors: e.use.map((e) => e ? e.fixedConnectors + e.anyConnectors : 0),
	skills: e.use.map((e) => e ? e.skills.length + e.anySkills - e.pay.length : 0),
	upgrades: e.upgrades.map((e) => ({
		named: n.map((t) => e.connectors[t]),
		different: e.different,
		any: e.anyConnectors,
		skills: r.map((t) => e.skills[t]),
		anySkills: e.anySkills
	}))
}), br = (e) => Object.fromEntries(Object.values(e.tiles).map((e) => [e.id, yr(e)])), xr = (e, t) => {
	let n = e[t];
	if (!n) throw Error(`no tile ${t} in the set`);
	return n;
};
function U(e, t) {
	let n = {
		lore: [],
		level: [],
		cells: [],
		sides: [],
		beyond: []
	};
	for (let r of t) {
		Cr(n, xr(e, r.id), r.level, r);
		let t = n.sides.length - 6;
		for (let e = 0; e < 6; e++) n.sides[t + e] = Sr(r.sides[e] ?? null);
	}
	return n;
}
var Sr = (e) => e === null ? -1 : _r[e];
function Cr(e, t, n, { q: r, r: i }) {
	let a = e.lore.length;
	for (let t = 0; t < 6; t++) {
		let n = Tr(e, g({
			q: r,
			r: i
		}, t), _({
			q: r,
			r: i
		}, t));
		e.beyond.push(n);
		let o = 6 * n + v(t);
		e.sides.push(n === -1 ? -1 : e.sides[o]), n !== -1 && (e.beyond[o] = a);
	}
	e.lore.push(t), e.level.push(n), e.cells.push({
		q: r,
		r: i
	});
}
function wr(e) {
	let t = e.lore.length - 1;
	for (let n = 0; n < 6; n++) {
		let r = e.beyond[6 * t + n];
		r !== -1 && (e.beyond[6 * r + v(n)] = -1);
	}
	e.beyond.length -= 6, e.sides.length -= 6, e.lore.pop(), e.level.pop(), e.cells.pop();
}
function Tr({ cells: e }, t, n) {
	for (let r = 0; r < e.length; r++) {
		let i = e[r];
		if (i.q === t && i.r === n) return r;
	}
	return -1;
}
function Er(e, t, n, r) {
	e.sides[6 * t + n] = r;
	let i = e.beyond[6 * t + n];
	i !== -1 && (e.sides[6 * i + v(n)] = r);
}
function Dr(e) {
	let t = [];
	return e.cells.forEach((n, r) => {
		for (let i = 0; i < 6; i++) {
			if (e.beyond[6 * r + i] !== -1) continue;
			let a = g(n, i), o = _(n, i);
			t.some((e) => e.q === a && e.r === o) || t.push({
				q: a,
				r: o
			});
		}
	}), t;
}
function Or(e, t) {
	let n = 0;
	for (let r = 0; r < 6; r++) Tr(e, g(t, r), _(t, r)) !== -1 && n++;
	return n;
}
function kr(e) {
	let t = [];
	return e.cells.forEach((n, r) => {
		let i = -1, a = 0;
		for (let o = 0; o < 6; o++) {
			let s = e.beyond[6 * r + o];
			if (!(e.sides[6 * r + o] !== -1 || s !== -1 && s < r)) {
				if (s !== -1) t.push([r, o]);
				else {
					let t = Or(e, {
						q: g(n, o),
						r: _(n, o)
					});
					if (t <= a) continue;
					i = o, a = t;
				}
			}
		}
		i !== -1 && t.push([r, i]);
	}), t;
}
// packages/games/key-to-the-city/src/bot/scoring.ts
var Ar = (e) => e.colour === void 0 ? -1 : _r[e.colour];
function jr(e, t, n) {
	let r = [t];
	for (let t of r) for (let i = 6 * t; i < 6 * (t + 1); i++) {
		if (e.sides[i] !== n) continue;
		let t = e.beyond[i];
		t !== -1 && !r.includes(t) && r.push(t);
	}
	return r;
}
function Mr(e, t, n) {
	let r = 0;
	for (let i of t) for (let t = 6 * i; t < 6 * (i + 1); t++) e.sides[t] === n && e.beyond[t] === -1 && r++;
	return r;
}
function Nr(e, t, n, r) {
	switch (n.rule) {
		case "tiles-linked": {
			let i = Ar(n), a = jr(e, t, i), o = r.chain === 0 ? 0 : r.chain + r.reaching * Mr(e, a, i);
			return a.length - 1 + o;
		}
		case "river-tiles-linked": return jr(e, t, Ar(n)).slice(1).filter((t) => e.lore[t]?.kind === "river").length;
		case "connectors-on-tile": {
			let i = Ar(n), a = 0, o = 0;
			for (let n = 6 * t; n < 6 * (t + 1); n++) {
				let t = e.sides[n];
				t === -1 ? o++ : (i === -1 || t === i) && a++;
			}
			return a + Math.min(o, r.onTile);
		}
		case "different-connectors-on-tile": {
			let n = 0, i = 0;
			for (let r = 6 * t; r < 6 * (t + 1); r++) {
				let t = e.sides[r];
				t === -1 ? i++ : n |= 1 << t;
			}
			let a = 0;
			for (; n > 0; n &= n - 1) a++;
			return a + Math.min(i, 6 - a, r.onTile);
		}
		case "fixed": return 1;
		default: return 0;
	}
}
// packages/games/key-to-the-city/src/bot/upgrades.ts
var Pr = 6, Fr = Array(Pr).fill(0);
function Ir({ sides: e }, t, n) {
	Fr.fill(0);
	let r = 0;
	for (let n = 6 * t; n < 6 * (t + 1); n++) {
		let t = e[n];
		t === -1 ? r++ : Fr[t] = Fr[t] + 1;
	}
	let i = 0, a = 0, o = 0;
	for (let e = 0; e < Pr; e++) {
		let t = Fr[e] - n.named[e];
		t < 0 ? i -= t : t > 0 && (a++, o += t);
	}
	return i += Math.max(0, n.different - a), i += Math.max(0, n.any - (o - Math.min(a, n.different))), i <= r ? i : -1;
}
// packages/games/key-to-the-city/src/bot/borough.ts
var Lr = (e, t, n, r) => {
	let i = e.connectors[t], a = e.skills[t];
	return i === 0 && a <= 0 ? 0 : r.uses * n.eras * (i * r.goods.connector + a * r.goods.skill);
};
function Rr(e, t, n, r) {
	let i = 0, a = 0, o = [];
	for (let t = 0; t < e.lore.length; t++) {
		let s = e.lore[t], c = e.level[t], l = s.score[c], u = l ? Nr(e, t, l, n) : 0, d = zr(s, c, u, n, r);
		i += d;
		let f = n.turn;
		for (let i = c; i < s.maxLevel && f > 0; i++) {
			let a = s.upgrades[i], c = Ir(e, t, a);
			if (c === -1) break;
			let l = zr(s, i + 1, u, n, r);
			Vr(o, {
				wanted: a,
				lack: c,
				promise: (l - d) * f * n.connector[c]
			}), d = l, f *= n.turn;
		}
		for (let n = 6 * t; n < 6 * (t + 1); n++) e.beyond[n] > t && a++;
	}
	return i + a * n.shared + Hr(o, t, n, r);
}
var zr = (e, t, n, r, i) => e.points[t] + n * (e.score[t]?.each ?? 0) + Lr(e, t, r, i);
function Br(e, t, n, r, i) {
	let a = e.lore[t], o = a.score[n], s = o ? Nr(e, t, o, r) : 0;
	return zr(a, n + 1, s, r, i) - zr(a, n, s, r, i);
}
function Vr(e, t) {
	let n = e.length;
	for (; n > 0 && e[n - 1].promise < t.promise; n--) e[n] = e[n - 1];
	e[n] = t;
}
function Hr(e, t, n, r) {
	let i = t.skills.slice(), a = 0, o = 1, s = n.budget;
	for (let { wanted: c, lack: l, promise: u } of e) {
		let e = 0, d = 0;
		for (let n = 0; n < i.length; n++) {
			let r = c.skills[n];
			if (r === 0) continue;
			let a = Gr(i, n, r);
			e += a, d += (r - a) * t.prices[n];
		}
		for (let t = c.anySkills; t > 0; t--) e += Gr(i, Wr(i), 1);
		let f = 1 + r.search * (l + e), p = f <= s, m = o * u * n.skill[e] * (p ? 1 : n.fade);
		if (m < d) for (let e = 0; e < i.length; e++) i[e] = Math.min(t.skills[e], i[e] + c.skills[e]);
		else p && (s -= f), a += m, o *= r.crowd;
	}
	return a + Ur(i, t, n, r);
}
function Ur(e, { prices: t, set: n }, r, i) {
	let a = 0, o = 0, s = e[0];
	for (let n = 0; n < e.length; n++) {
		let c = e[n];
		o += c, s = Math.min(s, c), a += r.spare * (Math.min(c, i.spareMany) + Math.max(0, c - i.spareMany) / 2), a += c * t[n];
	}
	return n === 0 ? a : a + n * Math.min(s, o / 4);
}
function Wr(e) {
	let t = 0;
	for (let n = 1; n < e.length; n++) e[n] > e[t] && (t = n);
	return t;
}
function Gr(e, t, n) {
	let r = Math.min(e[t], n);
	return e[t] = e[t] - r, n - r;
}
// packages/games/key-to-the-city/src/refusals.ts
var W = (e, t = {}) => ({
	rule: e.slice(0, e.indexOf(".")),
	key: `refuse.${e}`,
	params: t
});
// packages/games/key-to-the-city/src/rules/bag.ts
function Kr(e, t) {
	let n = t.roll(m(i, e.bag));
	for (let t of i) if (n -= e.bag[t], n < 0) return t;
	throw Error("the bag is empty");
}
function qr(e, t, n, r) {
	let a = [], o = Math.min(n, m(i, e.bag));
	for (let n = 0; n < o; n++) {
		let n = Kr(e, r);
		e.bag[n]--, R(e.players, t).screen[n]++, a.push(n);
	}
	r.emit({
		t: "drew",
		seat: t,
		count: a.length
	}), r.emit({
		t: "drew-colours",
		seat: t,
		keyples: a
	}, [t]);
}
// packages/games/key-to-the-city/src/rules/opening.ts
var Jr = () => Array.from({ length: 6 }, () => null), Yr = (e, t, n, r) => ({
	...e,
	q: t,
	r: n,
	rotation: r,
	sides: Jr()
}), Xr = () => ({
	home: "",
	screen: p(i),
	front: p(i),
	skills: p(r),
	unplaced: [],
	borough: [],
	taken: [],
	berth: 0,
	sailed: !1
});
function Zr(e, t, n, r) {
	let i = R(e.players, t);
	i.home = n, i.borough.push(Yr(ur(n), 0, 0, 0)), e.homes.splice(e.homes.indexOf(n), 1), r.emit({
		t: "home",
		seat: t,
		tile: n
	});
}
function Qr(e, t, n, r) {
	let { supplies: i, deal: a } = e.set, o = r.shuffle([...e.routemasters]), s = {
		jennifer: n.jennifer === "on",
		era: 0,
		over: !1,
		active: 0,
		passes: [],
		bag: { ...i.keyples },
		connectors: { ...i.connectors },
		skills: { ...i.skills },
		homes: [...e.homes],
		pile: r.shuffle([...e.buildings]),
		later: [...e.era1, ...e.era2],
		routemasters: o.splice(0, a.routemastersPerPlayer * t),
		river: [...e.river],
		box: o,
		centre: [],
		players: Array.from({ length: t }, Xr)
	};
	return r.push({
		k: "opening",
		start: n.start ?? "random"
	}, { k: "era" }), n.homes === "chosen" ? r.push(...s.players.map((e, t) => ({
		k: "home",
		seat: t
	}))) : r.shuffle([...s.homes]).slice(0, t).forEach((e, t) => void Zr(s, t, e, r)), s;
}
function $r(e, t, n) {
	let r = R(e.berths, 0), i = r.findIndex((e) => e.start === !0), a = r.map((e, t) => t).filter((e) => e !== i);
	t.players.forEach((e, t) => {
		e.berth = t === n ? i : a.pop() ?? 0;
	});
}
function ei(e) {
	return {
		home: {
			opens: "always",
			legal: (e) => e.homes,
			refused: (e) => e.players.filter((e) => e.home !== "").map((e) => ({
				answer: e.home,
				refusal: W("K1.taken", { tile: e.home })
			})),
			apply: (e, t, n, r) => Zr(e, t.seat, n, r)
		},
		opening: { run(t, n, r) {
			t.box.push(...t.homes.splice(0));
			let i = n.start === "random" ? r.roll(t.players.length) : Number(n.start) - 1;
			$r(e, t, i), t.active = i, r.emit({
				t: "starts",
				seat: i
			});
			for (let n = 0; n < t.players.length; n++) qr(t, n, e.set.deal.startKeyples, r);
		} },
		era: { run(t, n, r) {
			t.era++, t.centre = ni(e, t, r);
			for (let e of t.players) e.sailed = !1;
			t.active = ti(t), r.emit({
				t: "era",
				era: t.era,
				tiles: t.centre.map((e) => e.id)
			}), r.push({
				k: "turn",
				seat: t.active
			}, { k: "next" });
		} }
	};
}
var ti = (e) => e.players.reduce((t, n, r) => n.berth > R(e.players, t).berth ? r : t, 0);
function ni(e, t, n) {
	let { buildings: r, levelOnArrival: i } = e.set.deal, a = (e, n) => ({
		...ur(e, n),
		bids: t.players.map(() => 0)
	});
	if (t.era === 4) return t.routemasters.splice(0).map((e) => a(e, 0));
	let o = t.later.splice(0, t.era === 1 ? e.era1.length : t.later.length), s = r[String(t.players.length)], c = Array.from({ length: s }, () => n.draw(t.pile)).filter((e) => e !== void 0);
	return [...o.map((e) => a(e, 0)), ...c.map((e) => a(e, i[String(t.era)] ?? 0))];
}
// packages/games/key-to-the-city/src/rules/placing.ts
function ri(e) {
	let t = [];
	for (let n of e) for (let r = 0; r < 6; r++) {
		let i = g(n, r), a = _(n, r);
		!dr(e, i, a) && !t.some((e) => e[0] === i && e[1] === a) && t.push([i, a]);
	}
	return t;
}
var ii = (e, t, n, r) => e.tiles[t]?.river[ne(r, n)] === !0;
function ai(e, t, n, r, i, a) {
	for (let o = 0; o < 6; o++) {
		let s = B(t, {
			q: r,
			r: i
		}, o);
		if (s && ii(e, n, a, o) !== ii(e, s.id, s.rotation, v(o))) return !1;
	}
	return !0;
}
var oi = (e, t, n, r, i) => (e.tiles[n]?.rotations ?? [0]).filter((a) => ai(e, t.borough, n, r, i, a)), si = (e, t, n) => ri(t.borough).filter(([r, i]) => oi(e, t, n, r, i).length > 0), ci = (e, t, n) => ri(t.borough).some(([r, i]) => oi(e, t, n, r, i).length > 0);
function li(e, t, n, r, i) {
	let a = e.taken.findIndex((e) => e.id === t), [o] = e.taken.splice(a, 1);
	if (!o) throw Error(`${t} was not taken`);
	let s = Yr(o, n, r, i);
	for (let t = 0; t < 6; t++) s.sides[t] = B(e.borough, s, t)?.sides[v(t)] ?? null;
	e.borough.push(s);
}
function ui(e) {
	let t = (e) => W("K67.river", { tile: e });
	return {
		placing: { run(t, n, r) {
			let i = R(t.players, n.seat), { seat: a } = n, o = i.taken.filter((t) => ci(e, i, t.id)), [s] = o;
			if (o.length > 1) r.push({
				k: "tile",
				seat: a
			});
			else if (s) r.push({
				k: "cell",
				seat: a,
				tile: s.id
			});
			else {
				for (let { id: e } of i.taken.splice(0)) t.box.push(e), r.emit({
					t: "no-room",
					seat: a,
					tile: e
				});
				r.push({
					k: "ready",
					seat: a
				});
			}
		} },
		tile: {
			legal(t, n) {
				let r = R(t.players, n.seat);
				return r.taken.filter((t) => ci(e, r, t.id)).map((e) => e.id);
			},
			refused(n, r) {
				let i = R(n.players, r.seat);
				return i.taken.filter((t) => !ci(e, i, t.id)).map(({ id: e }) => ({
					answer: e,
					refusal: t(e)
				}));
			},
			apply: (e, t, n, r) => r.push({
				k: "cell",
				seat: t.seat,
				tile: n
			})
		},
		cell: {
			legal: (t, n) => si(e, R(t.players, n.seat), n.tile),
			refused(n, r) {
				let i = R(n.players, r.seat);
				return ri(i.borough).filter(([t, n]) => oi(e, i, r.tile, t, n).length === 0).map((e) => ({
					answer: e,
					refusal: t(r.tile)
				}));
			},
			apply(t, n, [r, i], a) {
				let { seat: o, tile: s } = n, c = R(t.players, o);
				e.tiles[s]?.hasRiver ? a.push({
					k: "rotation",
					seat: o,
					tile: s,
					q: r,
					r: i
				}) : (li(c, s, r, i, 0), a.emit({
					t: "placed",
					seat: o,
					tile: s,
					q: r,
					r: i,
					rotation: 0
				}), a.push({
					k: "placing",
					seat: o
				}));
			}
		},
		rotation: {
			legal: (t, n) => oi(e, R(t.players, n.seat), n.tile, n.q, n.r),
			refused(n, r) {
				let i = oi(e, R(n.players, r.seat), r.tile, r.q, r.r);
				return (e.tiles[r.tile]?.rotations ?? []).filter((e) => !i.includes(e)).map((e) => ({
					answer: e,
					refusal: t(r.tile)
				}));
			},
			apply(e, t, n, r) {
				let { seat: i, tile: a, q: o, r: s } = t;
				li(R(e.players, i), a, o, s, n), r.emit({
					t: "placed",
					seat: i,
					tile: a,
					q: o,
					r: s,
					rotation: n
				}), r.push({
					k: "placing",
					seat: i
				});
			}
		},
		ready: {
			commits: !0,
			legal: () => ["ready"],
			apply: (e, t, n, r) => r.emit({
				t: "ready",
				seat: t.seat
			})
		}
	};
}
// packages/games/key-to-the-city/src/bot/lots.ts
var di = (e) => r.map((t) => e.skills[t]), fi = (e) => {
	let t = Math.floor(m(r, e.skills) / r.length);
	return r.map(() => t);
};
function pi(e, t, n, r, i, a, o) {
	let s = t[i], c = e.tiles[i];
	if (!s || !c) return 0;
	let l = -Infinity;
	for (let t of Dr(r)) c.rotations.some((r) => ai(e, n.borough, i, t.q, t.r, r)) && (Cr(r, s, a, t), l = Math.max(l, o(r)), wr(r));
	return l;
}
var mi = r.map(() => 0);
function hi(e, t, n, r, i, a, o, s) {
	let c = {
		skills: a,
		prices: mi,
		set: 0
	}, l = (e) => Rr(e, c, r, n), u = U(t, i.borough), d = pi(e, t, i, u, o, s, l);
	return d === -Infinity ? 0 : d - l(u);
}
// packages/games/key-to-the-city/src/bot/laying.ts
var gi = (e) => e.unplaced.map((e) => _r[e]);
function _i(e, { connector: t, tile: n, side: r }) {
	n !== -1 && Er(e, n, r, t);
}
function vi(e, t, n) {
	return kr(e).map(([r, i]) => {
		Er(e, r, i, t);
		let a = n(e);
		return Er(e, r, i, -1), {
			laid: {
				connector: t,
				tile: r,
				side: i
			},
			worth: a
		};
	}).sort((e, t) => t.worth - e.worth);
}
function yi(e, t, n) {
	let r = [...t], i = [];
	for (; r.length > 0;) {
		let t = {
			connector: r[0],
			tile: -1,
			side: -1
		}, a = n(e);
		for (let i of new Set(r)) {
			let r = vi(e, i, n)[0];
			!r || r.worth <= a || (t = r.laid, a = r.worth);
		}
		r.splice(r.indexOf(t.connector), 1), _i(e, t), i.push(t);
	}
	return i;
}
function bi(e) {
	let t = /* @__PURE__ */ new Map();
	return (n, r) => {
		let i = U(e, n.borough);
		if (n.unplaced.length === 0) return i;
		let a = `${n.unplaced} ${di(n)}`, o = t.get(a);
		if (o) for (let e of o) _i(i, e);
		else t.set(a, yi(i, gi(n), r));
		return i;
	};
}
// packages/games/key-to-the-city/src/bot/consider.ts
var xi = {
	bidHeights: 3,
	picks: 3,
	sides: 3,
	cells: [
		0,
		6,
		4,
		3,
		2
	]
}, Si = {
	bidHeights: 2,
	picks: 1,
	sides: 1,
	cells: [
		0,
		1,
		1,
		1,
		1
	]
};
function Ci(e, t, r, i, a, o) {
	let s = (e) => {
		let t = {
			skills: di(R(e.players, a)),
			prices: mi,
			set: 0
		}, n = i.of(e, a);
		return (e) => Rr(e, t, n, r);
	}, c = /* @__PURE__ */ new Map();
	function l(e, t) {
		let n = R(e.players, a), r = `${n.unplaced} ${t}`, i = c.get(r) ?? u(e, n, t);
		return c.set(r, i), i;
	}
	function u(e, n, r) {
		let i = s(e), a = U(t, n.borough);
		yi(a, gi(n), i);
		let c = r.filter((e) => e !== "enough").map((e) => ({
			answer: e,
			worth: vi(a, _r[e], i)[0]?.worth ?? 0
		})).sort((e, t) => t.worth - e.worth).map(({ answer: e }) => e);
		return c.length > 0 ? c.slice(0, o.picks) : r;
	}
	function d(e) {
		let r = R(e.players, a), [i] = yi(U(t, r.borough), gi(r), s(e));
		return R(n, i?.connector ?? 0);
	}
	function f(e, n, r) {
		let i = R(e.players, a), c = s(e), l = U(t, i.borough), u = vi(l, _r[n], c), d = c(l), f = u.slice(0, o.sides).filter(({ worth: e }) => e > d).map(({ laid: e }) => `${R(i.borough, e.tile).id} ${e.side}`).flatMap((e) => r.filter((t) => cr(t) === e));
		return f.length > 0 ? f : ["discard"];
	}
	function p(n, r) {
		let i = R(n.players, a), o = s(n), c = U(t, i.borough), l = o(c);
		return r.map((n) => {
			let r = i.taken.find((e) => e.id === n)?.level ?? 0;
			return {
				answer: n,
				worth: pi(e, t, i, c, String(n), r, o) - l
			};
		}).sort((e, t) => t.worth - e.worth).slice(0, 1).map(({ answer: e }) => e);
	}
	function m(e, n, r) {
		let i = R(e.players, a), c = s(e), l = U(t, i.borough), u = t[n], d = i.taken.find((e) => e.id === n)?.level ?? 0;
		return u ? r.map((e) => {
			let [t, n] = e;
			Cr(l, u, d, {
				q: t,
				r: n
			});
			let r = c(l);
			return wr(l), {
				answer: e,
				worth: r
			};
		}).sort((e, t) => t.worth - e.worth).slice(0, o.cells[i.taken.length] ?? R(o.cells, o.cells.length - 1)).map(({ answer: e }) => e) : r;
	}
	return (e, t, n) => {
		switch (t.k) {
			case "turn": return n.toReversed();
			case "bid": return n.filter((t) => {
				let n = V(e, String(t));
				return n && (H(n) !== a || e.players.some((e, t) => t !== a && !e.sailed));
			});
			case "count": return n.slice(0, t.act === "bid" ? o.bidHeights : 1);
			case "front": return n.slice(-1);
			case "take": return ["all"];
			case "pick": return l(e, n);
			case "connector": return [d(e)];
			case "side": return f(e, t.connector, n);
			case "tile": return p(e, n);
			case "cell": return m(e, t.tile, n);
			default: return n;
		}
	};
}
var wi = (e) => Array.from({ length: 7 }, (t, n) => e ** n), Ti = (e, t, n) => n * R(e, t - 1) + (1 - n) * R(e, t);
function Ei(e, t, n) {
	let r = Math.min(t, 4), i = t > 4 ? 0 : n / (n + e.busy), a = (e) => Ti(e, r, i);
	return {
		connector: wi(R(e.connector, t - 1)),
		skill: wi(R(e.skill, t - 1)),
		turn: R(e.turn, t - 1),
		budget: n,
		fade: R(e.fade, t - 1),
		chain: a(e.chain),
		onTile: a(e.onTile),
		reaching: a(e.reaching),
		shared: a(e.shared),
		spare: a(e.spare),
		eras: 4 - r + i / 2
	};
}
var Di = (e) => m(i, e.screen) + m(i, e.front), Oi = 99;
function ki(e) {
	let t = [], n = (n, r) => {
		t[n] ??= [];
		let i = t[n];
		return i[r] ??= Ei(e, n, r), i[r];
	};
	return {
		of(e, t) {
			let r = R(e.players, t);
			return r.sailed ? n(e.era + 1, Oi) : n(e.era, Di(r));
		},
		next: (e) => n(e.era + 1, Oi)
	};
}
// packages/games/key-to-the-city/src/bot/berths.ts
function Ai(e, t, n, r, i) {
	let { points: a = 0, claims: o = !1 } = R(R(e.berths, n.era), r);
	return a + (o ? i : 0) + (n.era < 4 ? t.first * r / 5 : 0);
}
function ji(e, t, n) {
	let r = Di(R(e.players, t)), i = 0;
	e.players.forEach((e, n) => {
		n !== t && !e.sailed && (i += (r + 1) / (r + Di(e) + 2));
	});
	let a = Math.floor(i), o = (e) => n[Math.min(e, n.length - 1)] ?? 0;
	return o(a) * (1 - (i - a)) + o(a + 1) * (i - a);
}
// packages/games/key-to-the-city/src/bot/bus.ts
var Mi = 6;
function Ni({ sides: e, beyond: t }) {
	let n = Array(Mi).fill(0);
	for (let r = 0; r < e.length; r++) {
		let i = e[r];
		i !== -1 && t[r] < r / 6 && (n[i] = n[i] + 1);
	}
	return Math.min(...n);
}
function Pi({ sides: e, lore: t }) {
	let n = 0;
	for (let r = 0; r < t.length; r++) {
		let t = 0;
		for (let n = 6 * r; n < 6 * (r + 1); n++) e[n] === -1 && t++;
		t === 0 && n++;
	}
	return n;
}
function Fi(e, t) {
	let n = r.map(() => 0), i = 0;
	for (let { score: e, chance: r } of t) if (e.rule === "skills") {
		let t = vr[e.skill];
		n[t] = n[t] + r * e.each;
	} else e.rule === "skill-sets-of-four" && (i += r * e.each);
	return {
		skills: r.map((t) => e.skills[t]),
		prices: n,
		set: i
	};
}
function Ii(e, { town: t, keyples: n }, r) {
	let i = e.reduce((e, { chance: t }) => e + t, 0), a = 0;
	for (let { score: o, chance: s } of e) {
		if (o.rule === "skills" || o.rule === "skill-sets-of-four") continue;
		let e = o.rule === "keyples" || o.rule === "keyple-sets" ? r : 1;
		a += e * s * Ri(o, {
			town: t,
			skills: Li,
			keyples: n,
			routemasters: 1 + i - s
		});
	}
	return a;
}
var Li = r.map(() => 0);
function Ri(e, { town: t, skills: n, keyples: r, routemasters: a }) {
	return e.each * (() => {
		switch (e.rule) {
			case "routemasters": return a;
			case "keyples": return r[e.colour];
			case "keyple-sets": return Math.min(...i.map((e) => r[e]));
			case "skills": return n[vr[e.skill]] ?? 0;
			case "skill-sets-of-four": {
				let e = n.reduce((e, t) => e + t, 0);
				return Math.min(...n, Math.floor(e / 4));
			}
			case "landmark-markers": return t.lore.filter((e, n) => e.kind === "landmark" && t.level[n] === e.maxLevel).length;
			case "connector-sets": return Ni(t);
			case "tiles-with-six-connectors": return Pi(t);
			default: return 0;
		}
	})();
}
// packages/games/key-to-the-city/src/bot/esteem.ts
var zi = 2;
function Bi(e, t) {
	if (!t) {
		let t = e.borough.reduce((e, t) => e + t.placed, 0);
		return p(i, (Di(e) + t) / i.length);
	}
	let n = p(i);
	for (let t of i) n[t] = e.screen[t] + e.front[t];
	for (let t of e.borough) t.colour !== null && (n[t.colour] += t.placed);
	return n;
}
var Vi = (e) => e.borough.map(({ id: e, level: t, q: n, r, sides: i }) => `${e}${t}${n},${r}${i}`).join();
function Hi(e, t, n, r, a, o, s) {
	let c = a.players.map((e, t) => t === o ? di(e) : fi(e)), l = a.era === 4 ? a.players.map((e, t) => Bi(e, t === o)) : [];
	function u(e) {
		let t = l[e], n = t ? i.map((e) => t[e]) : "";
		return `${a.era} ${c[e]} ${n} ${Vi(R(a.players, e))}`;
	}
	let d = [];
	function f(e) {
		let t = d[e];
		if (t) return t;
		let n = s ? u(e) : "", r = s?.get(n) ?? /* @__PURE__ */ new Map();
		return s?.set(n, r), d[e] = r, r;
	}
	let p = (e, t, n, r) => {
		let i = f(e), a = n === 0 ? t : `${t} ${n}`, o = i.get(a) ?? r();
		return i.set(a, o), o;
	}, m = (i, o, s) => p(i, o, s, () => hi(e, t, n, r.next(a), R(a.players, i), R(c, i), o, s));
	function h(e, n) {
		let r = t[n]?.score[0];
		return r ? Ri(r, {
			town: U(t, R(a.players, e).borough),
			skills: R(c, e),
			keyples: R(l, e),
			routemasters: zi
		}) : 0;
	}
	return {
		tileTo: m,
		lotTo: (e, t) => a.era === 4 ? p(e, t.id, t.level, () => h(e, t.id)) : m(e, t.id, t.level)
	};
}
// packages/games/key-to-the-city/src/bot/ledger.ts
function Ui(e, t, n) {
	let r = R(e.players, t), a = p(i);
	for (let e of i) a[e] = r.screen[e] + r.front[e];
	for (let e of r.borough) e.colour !== null && (a[e.colour] += e.placed);
	let o = 0, s = [], c = [];
	for (let r of e.centre) {
		let e = H(r);
		if (e === null || r.colour === null) continue;
		let i = n(r, e), l = R(r.bids, t);
		e === t ? (a[r.colour] += i * r.placed + (1 - i) * l, s.push({
			lot: r,
			seat: t,
			chance: i
		})) : (a[r.colour] += l, o += l, c.push({
			lot: r,
			seat: e,
			chance: i
		}));
	}
	return {
		end: a,
		movable: o,
		won: s,
		lost: c
	};
}
// packages/games/key-to-the-city/src/bot/rivalry.ts
function Wi(e, t, n) {
	if (e <= 0) return 1;
	if (e > t) return 0;
	let r = (1 - n) ** t, i = r;
	for (let a = 1; a < e; a++) r *= (t - a + 1) / a * (n / (1 - n)), i += r;
	return Math.max(0, 1 - i);
}
var Gi = (e) => i.reduce((t, n) => t + e.screen[n], 0);
function Ki(e, t, n) {
	let r = e.bag[n], a = i.reduce((t, n) => t + e.bag[n], 0);
	return e.players.forEach((e, i) => {
		i !== t && (r += e.screen[n], a += Gi(e));
	}), a === 0 ? 0 : Math.min(.99, r / a);
}
function qi(e, t, n, r, i, a, o) {
	let s = R(e.players, n), c = s.front[i];
	for (let t of e.centre) t !== r && t.colour === i && hr(t, n) && (c += R(t.bids, n));
	return n === t ? +(c + s.screen[i] >= a) : Wi(a - c, Gi(s), o);
}
var Ji = (e) => 1 / (1 + Math.exp(-e));
function Yi(e, t, n, r, i, a) {
	return R(e.players, r).sailed ? 0 : qi(e, t, r, n, i, 2, a);
}
function Xi(e, t, n, r, i, a) {
	let { colour: o } = n;
	if (o === null) return 0;
	let s = R(n.bids, r), c = Ki(e, t, o), l = R(a.keyple, e.era - 1) + R(a.hand, e.era - 1), u = 1;
	return e.players.forEach((d, f) => {
		if (f === r || d.sailed) return;
		let p = qi(e, t, f, n, o, s + 1 - R(n.bids, f), c);
		if (p === 0) return;
		let m = a.eagerness * Ji(a.sharpness * (i(f, n) - l * (s + 1)));
		u *= 1 - p * m;
	}), u + (1 - u) * Yi(e, t, n, r, o, c) * a.answer;
}
// packages/games/key-to-the-city/src/bot/judge.ts
var Zi = (e, t) => e.borough.length === t.borough.length && e.unplaced.length === t.unplaced.length && e.unplaced.every((e, n) => e === t.unplaced[n]) && r.every((n) => e.skills[n] === t.skills[n]) && e.borough.every((e, n) => {
	let r = R(t.borough, n);
	return e.id === r.id && e.level === r.level && e.q === r.q && e.r === r.r && e.sides.every((e, t) => e === r.sides[t]);
}), Qi = {
	rule: "fixed",
	each: 0
};
function $i(e, t, n, r, a, o, s) {
	let { tileTo: c, lotTo: l } = Hi(e, t, n, r, a, o, s), u = bi(t), d = (e, t) => R(n.keyple, e.era - 1) * (Math.min(t, n.plenty) + n.glut * Math.max(0, t - n.plenty));
	function f(e) {
		return e.passes.includes(o) ? n.quiet ** e.players.filter((t, n) => !t.sailed && !e.passes.includes(n)).length : 0;
	}
	function p(e, t) {
		return e.era === 4 ? t.map(({ lot: e, chance: t }) => ({
			score: m(e.id),
			chance: t
		})) : e.routemasters.map((t) => ({
			score: m(t),
			chance: n.bus / e.players.length
		}));
	}
	let m = (e) => t[e]?.score[0] ?? Qi, h = /* @__PURE__ */ new Map();
	function ee(e, t, r) {
		let i = a.era < 4 && Zi(e, R(a.players, o)), s = i ? h.get(r) : void 0;
		if (s) return s;
		let c = Fi(e, t), l = (e) => Rr(e, c, r, n), d = u(e, l), f = {
			town: d,
			worth: l(d)
		};
		return i && h.set(r, f), f;
	}
	function te(e, t, i) {
		let a = p(e, i.won), { town: s, worth: c } = ee(t, a, r.of(e, o)), u = c;
		if (e.era < 4) for (let { lot: e, chance: t } of i.won) u += t * l(o, e);
		let d = e.era === 4 ? 1 : R(n.colour, e.era - 1);
		return u + Ii(a, {
			town: s,
			keyples: i.end
		}, d);
	}
	function g(t, r, a) {
		let s = i.reduce((e, t) => e + a.end[t], 0), l = t.river[0], u = l === void 0 ? 0 : c(o, l, 0), f = R(e.berths, t.era), p = (r) => Ai(e, n, t, r, u) + d(t, s + (f[r]?.keyples ?? 0));
		return r.sailed ? p(r.berth) : ji(t, o, f.map((e, t) => t).filter((e) => !t.players.some((t) => t.sailed && t.berth === e)).map(p).sort((e, t) => t - e));
	}
	function _(e, t, r) {
		let i = Di(t) + n.movable * r.movable;
		return t.sailed ? 0 : R(n.hand, e.era - 1) * i * (1 - f(e));
	}
	function v(e, t) {
		let r = R(n.keyple, e.era - 1), i = 0;
		for (let { lot: e, seat: n, chance: a } of t.lost) i += a * (l(n, e) + (e.placed - R(e.bids, n)) * r);
		return e.players.forEach((e, t) => {
			if (t !== o) for (let t of e.borough) i += t.placed * r;
		}), i;
	}
	function ne(e) {
		if (e.era === 0) return 0;
		let t = R(e.players, o), r = Ui(e, o, (t, r) => Xi(e, o, t, r, l, n));
		return te(e, t, r) + g(e, t, r) + _(e, t, r) - n.envy * v(e, r) / (e.players.length - 1);
	}
	function re(e) {
		let t = Fi(R(e.players, o), p(e, [])), i = (e) => Rr(e, t, r.of(a, o), n);
		return i(u(R(e.players, o), i));
	}
	return {
		worth: ne,
		lotTo: l,
		borough: re
	};
}
// packages/games/key-to-the-city/src/bot/reason.ts
var G = (e, t = {}) => ({
	key: `bot.${e}`,
	params: t
}), ea = (e) => Math.max(1, Math.round(e));
function ta(e, t, n, r, i, a, o) {
	let s = R(i.players, a);
	function c(e, t, n) {
		let r = V(i, e);
		if (!r) return null;
		let s = H(r);
		if (s === a) return G("bid.secure", { tile: e });
		let c = ea(o.lotTo(a, r));
		return s === null ? G("bid.worth", {
			tile: e,
			points: c,
			count: (V(n, e)?.bids[a] ?? 0) - R(r.bids, a),
			colour: t
		}) : G("bid.outbid", {
			tile: e,
			seat: s,
			points: c
		});
	}
	function l(e, t) {
		let n = ea(o.borough(t) - o.borough(i));
		if (fr(s, e)) return G("use.own", {
			tile: e,
			points: n
		});
		let r = V(i, e);
		return r ? G(H(r) === a ? "use.lead" : "use.centre", {
			tile: e,
			points: n
		}) : G("use.other", {
			tile: e,
			points: n,
			seat: i.players.findIndex((t) => fr(t, e))
		});
	}
	function u(e) {
		let o = s.borough.findIndex((t) => t.id === e), c = r.of(i, a);
		return G("upgrade", {
			tile: e,
			points: ea(Br(U(t, s.borough), o, R(s.borough, o).level, c, n))
		});
	}
	function d(t) {
		let { claims: n = !1, keyples: r = 0, points: a = 0 } = R(R(e.berths, i.era), t), o = i.river[0];
		return n && o !== void 0 ? G("sail.claim", { tile: o }) : a > 0 ? G("sail.points", { count: a }) : G("sail.keyples", { count: r });
	}
	function f(e, t) {
		let n = e.find((e) => typeof e == "object");
		if (n === void 0) return G("lay.discard");
		let [r, i] = n, o = fr(s, r), c = o && B(s.borough, o, i), l = [r, ...c ? [c.id] : []].find((e) => p(s, e) > p(R(t.players, a), e));
		if (l !== void 0) return G("lay.upgrade", { tile: l });
		let u = s.borough.find(({ id: e }) => m(R(t.players, a), e) > m(s, e));
		return u ? G("lay.score", { tile: u.id }) : G("lay.best");
	}
	function p(e, n) {
		let r = e.borough.findIndex((e) => e.id === n), i = t[n]?.upgrades[R(e.borough, r).level], a = i ? Ir(U(t, e.borough), r, i) : 0;
		return a === -1 ? 0 : a;
	}
	function m(e, n) {
		let o = e.borough.findIndex((e) => e.id === n), s = t[n]?.score[R(e.borough, o).level];
		return s ? Nr(U(t, e.borough), o, s, r.of(i, a)) : 0;
	}
	return (e, t, n) => {
		let [r, i = "", a = ""] = t;
		switch (e.k) {
			case "turn": switch (r) {
				case "bid": return c(String(i), String(a), n);
				case "use": return l(String(i), n);
				case "upgrade": return u(String(i));
				case "sail": return d(Number(i));
				default: return G("pass");
			}
			case "berth": return d(Number(r));
			case "connector":
			case "side": return f(t, n);
			case "tile":
			case "cell":
			case "rotation": return G("place");
			default: return null;
		}
	};
}
// packages/games/key-to-the-city/src/bot/mind.ts
var na = (e) => e;
function ra(e, t) {
	let n = br(e), r = ki(t), i = (i, a) => (o, s) => {
		let c = $i(e, n, t, r, o, s, a), l = Ci(e, n, t, r, s, i);
		return {
			consider(e, t, n) {
				let r = l(e, na(t), n);
				return r.length > 0 ? r : n;
			},
			worth: c.worth,
			reason: (i, a, l) => ta(e, n, t, r, o, s, c)(na(i), a, l)
		};
	};
	return {
		judge: i(xi),
		ahead: {
			tried: 8,
			quick: 20,
			trust: 3,
			isFar: (e, t) => t.era > e.era,
			judging: () => i(Si, /* @__PURE__ */ new Map())
		}
	};
}
// packages/games/key-to-the-city/src/bot/weights.ts
var ia = {
	keyple: [
		3.4,
		5.3,
		1.9,
		0,
		0
	],
	hand: [
		.5,
		.5,
		.5,
		.3,
		0
	],
	movable: .9,
	plenty: 16,
	glut: .5,
	connector: [
		.82,
		.78,
		.7,
		.5,
		0
	],
	skill: [
		.8,
		.75,
		.65,
		.45,
		0
	],
	turn: [
		.88,
		.85,
		.8,
		.68,
		0
	],
	busy: 3,
	fade: [
		.9,
		.85,
		.75,
		0,
		0
	],
	search: .8,
	crowd: .92,
	chain: [
		4,
		2,
		2,
		1.6,
		0
	],
	onTile: [
		2.5,
		2,
		2,
		1.2,
		0
	],
	reaching: [
		.5,
		.4,
		.3,
		0,
		0
	],
	shared: [
		.1,
		.1,
		.05,
		0,
		0
	],
	spare: [
		1,
		.8,
		.5,
		.1,
		0
	],
	spareMany: 3,
	uses: .8,
	goods: {
		connector: .9,
		skill: .85
	},
	envy: .35,
	sharpness: 1.2,
	eagerness: .45,
	answer: .4,
	quiet: .4,
	first: .5,
	colour: [
		0,
		.1,
		.3,
		1,
		1
	],
	bus: 1.4
}, aa = {
	...ia,
	keyple: [
		1,
		.8,
		.5,
		0,
		0
	],
	hand: [
		.2,
		.2,
		.2,
		.1,
		0
	],
	connector: [
		.6,
		.6,
		.55,
		.4,
		0
	],
	skill: [
		.55,
		.55,
		.5,
		.35,
		0
	],
	chain: [
		1,
		1,
		.5,
		0,
		0
	],
	onTile: [
		1,
		1,
		.5,
		0,
		0
	],
	reaching: [
		0,
		0,
		0,
		0,
		0
	],
	envy: 0,
	eagerness: 0,
	colour: [
		0,
		0,
		0,
		1,
		1
	],
	bus: 0
}, oa = {
	...ia,
	envy: 0,
	eagerness: .3,
	bus: .5,
	keyple: [
		2.6,
		2.6,
		1.4,
		0,
		0
	]
}, sa = (e) => ({
	apprentice: ra(e, aa),
	merchant: ra(e, oa),
	alderman: ra(e, ia)
});
// packages/games/key-to-the-city/src/census.ts
function ca(e) {
	let t = {}, a = (e, n) => {
		t[e] = (t[e] ?? 0) + n;
	};
	for (let t of i) a(`keyple.${t}`, e.bag[t] + e.players.reduce((e, n) => e + n.screen[t] + n.front[t], 0));
	for (let t of n) a(`connector.${t}`, e.connectors[t]);
	for (let t of r) a(`skill.${t}`, e.skills[t] + e.players.reduce((e, n) => e + n.skills[t], 0));
	let o = (e) => {
		a(`tile.${e.id}`, 1), e.colour !== null && a(`keyple.${e.colour}`, e.placed);
	};
	for (let t of [
		e.homes,
		e.pile,
		e.later,
		e.routemasters,
		e.river,
		e.box
	].flat()) a(`tile.${t}`, 1);
	for (let t of e.centre) o(t), t.colour !== null && a(`keyple.${t.colour}`, t.bids.reduce((e, t) => e + t, 0));
	for (let t of e.players) {
		for (let e of t.unplaced) a(`connector.${e}`, 1);
		t.taken.forEach(o);
		for (let e of t.borough) o(e), e.sides.forEach((n, r) => {
			n !== null && (r < 3 || !B(t.borough, e, r)) && a(`connector.${n}`, 1);
		});
	}
	return t;
}
// packages/games/key-to-the-city/src/copy.ts
var la = (e) => ({
	id: e.id,
	level: e.level,
	colour: e.colour,
	placed: e.placed,
	ladder: e.ladder
}), ua = (e) => ({
	id: e.id,
	level: e.level,
	colour: e.colour,
	placed: e.placed,
	ladder: e.ladder,
	bids: e.bids.slice()
}), da = (e) => ({
	id: e.id,
	level: e.level,
	colour: e.colour,
	placed: e.placed,
	ladder: e.ladder,
	q: e.q,
	r: e.r,
	rotation: e.rotation,
	sides: e.sides.slice()
}), fa = (e) => ({
	home: e.home,
	screen: { ...e.screen },
	front: { ...e.front },
	skills: { ...e.skills },
	unplaced: e.unplaced.slice(),
	borough: e.borough.map(da),
	taken: e.taken.map(la),
	berth: e.berth,
	sailed: e.sailed
}), pa = (e) => ({
	jennifer: e.jennifer,
	era: e.era,
	over: e.over,
	active: e.active,
	passes: e.passes.slice(),
	bag: { ...e.bag },
	connectors: { ...e.connectors },
	skills: { ...e.skills },
	homes: e.homes.slice(),
	pile: e.pile.slice(),
	later: e.later.slice(),
	routemasters: e.routemasters.slice(),
	river: e.river.slice(),
	box: e.box.slice(),
	centre: e.centre.map(ua),
	players: e.players.map(fa)
});
// packages/games/key-to-the-city/src/coverage.ts
function ma(e) {
	switch (e.t) {
		case "used": return [`use ${e.tile} ${e.level}`];
		case "upgraded": return [`upgrade ${e.tile} ${e.level}`];
		case "won":
		case "claimed":
		case "home": return [`own ${e.tile}`];
		default: return [`event ${e.t}`];
	}
}
var ha = (e) => [...Object.values(e.tiles).flatMap(({ id: t, use: n, upgrades: r, row: i }) => [
	...i.kind === "river" && i.order === e.river.length ? [] : [`own ${t}`],
	...n.flatMap((e, n) => e ? [`use ${t} ${n}`] : []),
	...r.map((e, n) => `upgrade ${t} ${n + 1}`)
]), ...ga.map((e) => `event ${e}`)], ga = [
	"starts",
	"drew",
	"drew-colours",
	"era",
	"bid",
	"upgrading",
	"paid",
	"took-skills",
	"took-connectors",
	"left-connector",
	"connected",
	"discarded",
	"passed",
	"all-passed",
	"sailed",
	"era-ends",
	"bid-returned",
	"unsold",
	"unclaimed",
	"retrieved",
	"placed",
	"ready",
	"over"
], _a = {
	turn: {
		bid: 2,
		use: 4,
		upgrade: 40,
		pass: .2,
		sail: .12
	},
	take: { all: 8 },
	pick: { enough: .2 },
	side: { discard: .3 }
};
function va(e, t) {
	return e.k === "count" ? 1 / (1 + Number(t)) ** 2 : _a[e.k]?.[String(t)] ?? 1;
}
// packages/games/key-to-the-city/src/options.ts
var ya = (e) => ({
	homes: ["random", "chosen"],
	start: ["random", ...Array.from({ length: e }, (e, t) => String(t + 1))],
	jennifer: ["off", "on"]
}), ba = (e, { players: t, era: n = 1, phase: r = "turn" }) => ({
	box: e,
	seats: t.length,
	era: n,
	phase: r,
	ended: r === "turn" ? n - 1 : n
}), xa = [
	[],
	[
		"era1",
		"building",
		"landmark"
	],
	[
		"era2",
		"building",
		"landmark"
	],
	["building", "landmark"],
	["routemaster"]
], Sa = (e, t, n) => xa[n]?.some((n) => e.tiles[t]?.kind === n) === !0, Ca = (e, t, n) => e.buildings.includes(t) ? e.set.deal.levelOnArrival[String(n)] ?? 0 : 0;
function wa({ box: e, ended: t }, n) {
	let r = e.tiles[n];
	return r?.kind === "home" ? [0] : (r?.kind === "river" ? [r.row.order ?? 0] : [
		1,
		2,
		3,
		4
	].filter((t) => Sa(e, n, t))).filter((e) => e <= t);
}
var Ta = ({ box: e, era: t }, n) => e.berths[n ? t : t - 1]?.length ?? 0, Ea = (e, t) => ({
	id: e.tile,
	level: e.level ?? t,
	colour: e.colour ?? null,
	placed: e.placed ?? 0,
	ladder: e.ladder ?? 0
}), Da = ({ box: e, era: t, seats: n }, { centre: r = [] }) => r.map((r) => ({
	...Ea(r, Ca(e, r.tile, t)),
	bids: Array.from({ length: n }, (e, t) => r.bids?.[t] ?? 0)
}));
function Oa({ box: e }, { players: t }, { left: n }) {
	let r = t.map(({ home: t, borough: n = [] }) => t ?? n.map(({ tile: e }) => e).find((t) => e.homes.includes(t))), i = e.homes.filter((e) => !r.includes(e) && (n[e] ?? 0) > 0);
	return r.map((e) => e ?? i.shift() ?? "");
}
var ka = ({ connectors: e }, t) => e?.[String(t)];
function Aa({ borough: e = [] }, t) {
	return (e.some(({ tile: e }) => e === t) ? e : [{ tile: t }, ...e]).map((e) => e.tile === t && !e.at ? {
		...e,
		at: [0, 0]
	} : e);
}
function ja(e, t) {
	return t.map((n) => {
		let [r, i] = n.at ?? [0, 0], a = Array.from({ length: 6 }, (e, a) => {
			let [o, s] = [g({
				q: r,
				r: i
			}, a), _({
				q: r,
				r: i
			}, a)], c = t.find(({ at: e }) => e?.[0] === o && e[1] === s);
			return ka(n, a) ?? (c && ka(c, v(a))) ?? null;
		}), o = wa(e, n.tile).map((t) => Ca(e.box, n.tile, t));
		return {
			...Ea(n, Math.min(...o)),
			q: r,
			r: i,
			rotation: n.rotation ?? 0,
			sides: a
		};
	});
}
var Ma = (e, t, n) => ({
	home: n,
	screen: t.screen ?? p(i),
	front: t.front ?? p(i),
	skills: t.skills ?? p(r),
	unplaced: [...t.unplaced ?? []],
	borough: ja(e, Aa(t, n)),
	taken: (t.taken ?? []).map((t) => Ea(t, Ca(e.box, t.tile, e.era))),
	berth: t.berth ?? -1,
	sailed: t.sailed ?? e.phase === "placing"
});
function Na(e, t) {
	for (let n of t) {
		if (n.berth >= 0) continue;
		let r = t.filter(({ sailed: e }) => e === n.sailed).map(({ berth: e }) => e), i = Ta(e, n.sailed) - 1;
		for (; i > 0 && r.includes(i);) i--;
		n.berth = i;
	}
}
var Pa = (e) => e.reduce((t, { sailed: n, berth: r }, i) => !n && (e[t]?.sailed || r > (e[t]?.berth ?? 0)) ? i : t, 0);
function Fa({ box: e, era: t, ended: n, seats: r }, i, a, { tiles: o, ...s }, c) {
	let l = t === 1 ? e.era2 : [], u = e.river.slice(n), d = (e) => e.filter((e) => (o.left[e] ?? 0) > 0), f = t < 4 ? r * e.set.deal.routemastersPerPlayer : 0, p = i.routemasters ?? d(e.routemasters).slice(0, f), m = i.pile ?? $n(c, d(e.buildings)), h = new Set([
		l,
		u,
		p,
		m
	].flat());
	return {
		jennifer: i.options?.jennifer === "on",
		era: t,
		over: !1,
		active: i.active ?? Pa(a),
		passes: [...i.passes ?? []],
		bag: s.keyples.left,
		connectors: s.connectors.left,
		skills: s.skills.left,
		homes: [],
		pile: [...m],
		later: [...l],
		routemasters: [...p],
		river: u,
		box: [...i.box ?? [], ...d(e.set.tiles.map(({ id: e }) => e)).filter((e) => !h.has(e))],
		centre: Da({
			box: e,
			era: t,
			ended: n,
			seats: r,
			phase: "turn"
		}, i),
		players: a
	};
}
// packages/games/key-to-the-city/src/position/check.ts
function Ia(e, t, n, { say: r }) {
	let { box: i, era: a, ended: o } = e, s = (e, t, n) => t?.forEach((t, i) => {
		n(t) || r(b(e, i), `${t} cannot lie here in era ${a}`);
	}), c = ({ tile: e }) => e;
	s("centre", t.centre?.map(c), (e) => Sa(i, e, a)), s("pile", t.pile, (e) => i.buildings.includes(e)), s("routemasters", t.routemasters, (e) => i.routemasters.includes(e)), s("box", t.box, (e) => !i.river.slice(o).includes(e) && (a > 1 || !i.era2.includes(e))), t.players.forEach(({ home: t, borough: o, taken: l }, u) => {
		let d = b("players", u), f = n[u]?.home ?? "";
		t !== void 0 && !i.homes.includes(t) ? r(y(d, "home"), `${t} is no home tile`) : f === "" && r(d, "this player needs a home tile"), s(y(d, "borough"), o?.map(c), (t) => i.homes.includes(t) ? t === f : wa(e, t).length > 0), s(y(d, "taken"), l?.map(c), (e) => e === i.river[a - 1] || Sa(i, e, a));
	});
}
function La({ box: e }, t, n, r, { say: i, tell: a }, { keyples: o }) {
	let { id: s, level: c, colour: l, placed: u, ladder: d } = t, f = e.tiles[s]?.maxLevel ?? 0;
	c > f && a(y(r, "level"), "fault.out-of-range", {
		found: c,
		min: 0,
		max: f
	}), u + n > 0 != (l !== null) && i(y(r, "colour"), "a tile has a colour if keyples lie there"), (d > u || u > d * (d + 1) / 2) && i(y(r, "ladder"), `rising placements up to ${d} cannot have made ${u}`), l !== null && o.take(l, u + n, r, a);
}
function Ra(e, t, n, r, i) {
	n.forEach((n, a) => {
		let o = b("centre", a), { length: s = e.seats } = t.centre?.[a]?.bids ?? {};
		s !== e.seats && r.say(y(o, "bids"), `there must be ${e.seats} bids, 0 for none`);
		let c = n.bids.filter((e) => e > 0);
		new Set(c).size < c.length && r.say(y(o, "bids"), "no two bids are equal"), La(e, n, c.reduce((e, t) => e + t, 0), o, r, i);
	});
}
function za(e, t) {
	let n = e.filter(({ id: e }) => e === t);
	for (let t of n) for (let r = 0; r < 6; r++) {
		let i = B(e, t, r);
		i && !n.includes(i) && n.push(i);
	}
	return n;
}
function Ba({ box: e }, { borough: t, home: n }, r, i, { say: a, tell: o }, { connectors: s }) {
	let c = za(t, n);
	t.forEach((n, l) => {
		let u = i(l), d = t.slice(0, l), f = r[l];
		if (!f?.at) a(u, `where ${n.id} lies is missing: write it as "at"`);
		else {
			d.some(({ q: e, r: t }) => e === n.q && t === n.r) ? a(y(u, "at"), "another tile lies there") : c.includes(n) || a(y(u, "at"), `${n.id} is not joined to the borough`), ai(e, d, n.id, n.q, n.r, n.rotation) || a(u, `${n.id} does not fit: river lies only against river`);
			for (let e = 0; e < 6; e++) {
				let t = ka(f, e), i = B(d, n, e), c = r[d.indexOf(i ?? n)], l = c && ka(c, v(e)), p = y(y(u, "connectors"), String(e));
				t && l === void 0 ? s.take(t, 1, p, o) : t && t !== l && a(p, `${i?.id} has another connector on this side`);
			}
		}
	});
}
function Va(e, t, { say: n, tell: r }) {
	t.forEach(({ berth: i, sailed: a }, o) => {
		let s = y(b("players", o), "berth"), c = Ta(e, a) - 1;
		i > c && r(s, "fault.out-of-range", {
			found: i,
			min: 0,
			max: c
		});
		let l = t.findIndex((e) => e.berth === i && e.sailed === a);
		l < o && n(s, `the barge of player ${l} lies there`);
	});
}
function Ha({ seats: e }, t, n, { say: r }) {
	let { active: i = Pa(n), passes: a = [] } = t;
	if (i >= e || n[i]?.sailed) {
		r("active", `this must be one of the players 0 to ${e - 1} who has not sailed`);
		return;
	}
	let o = n.map((t, n) => (i + n) % e).filter((e) => e !== i && !n[e]?.sailed), s = o.slice(o.length - a.length);
	a.join() !== s.join() && r("passes", `before the turn of player ${i} those who have not sailed are [${o}], the latest last`);
}
function Ua({ phase: e }, t, n, { say: r }) {
	let a = (t, n, i = `there is none in the phase "${e}"`) => {
		n && r(t, i);
	};
	e === "placing" && (a("centre", (t.centre?.length ?? 0) > 0), a("passes", (t.passes?.length ?? 0) > 0), a("active", (t.active ?? 0) >= n.length)), n.forEach((n, r) => {
		let o = b("players", r), { ready: s } = t.players[r] ?? {};
		t.options?.jennifer !== "on" && a(y(o, "front"), m(i, n.front) > 0, "only in the Jennifer variant"), a(y(o, "unplaced"), n.unplaced.length > 0 && (n.sailed || t.passes?.includes(r) === !0), "who has passed or sailed has placed all connectors"), e === "turn" ? (a(y(o, "taken"), n.taken.length > 0), a(y(o, "ready"), s !== void 0)) : (a(y(o, "sailed"), !n.sailed, "all have sailed by the end of an era"), a(y(o, "borough"), n.borough.some(({ placed: e }) => e > 0), "no keyples lie in boroughs at the end of an era"), a(y(o, "ready"), s === !0 && n.taken.length > 0, "there are tiles still to be placed"));
	});
}
function Wa(e, t, n, r, i) {
	Ia(e, t, n, r), !(r.faults.length > 0) && (Ra(e, t, Da(e, t), r, i), n.forEach((n, a) => {
		let o = Aa(t.players[a] ?? {}, n.home), s = b("players", a), c = o.length - (t.players[a]?.borough?.length ?? 0), l = (e) => e < c ? y(s, "home") : b(y(s, "borough"), e - c);
		c > 0 && i.tiles.take(n.home, 1, y(s, "home"), r.tell);
		for (let [t, a] of n.borough.entries()) La(e, a, 0, l(t), r, i);
		for (let [t, a] of n.taken.entries()) La(e, a, 0, b(y(s, "taken"), t), r, i);
		Ba(e, n, o, l, r, i);
	}), Va(e, n, r), e.phase === "turn" && Ha(e, t, n, r), Ua(e, t, n, r));
}
// packages/games/key-to-the-city/src/position/shape.ts
var Ga = 2, Ka = 6, qa = 100, Ja = S(0, 1e3), Ya = S(0, 5), Xa = T(S(-100, qa), 2, 2), Za = ({ tiles: e }, { tiles: t, keyples: r, skills: a, connectors: o }) => {
	let s = E(T(t.one)), c = {
		tile: t.one,
		level: E(S(0, 2)),
		colour: E(je(w(i))),
		placed: E(Ja),
		ladder: E(Ja)
	};
	return O({
		players: T(O({
			home: E(qe(e)),
			screen: E(r.counts),
			front: E(r.counts),
			skills: E(a.counts),
			unplaced: E(T(o.one, 0, 6)),
			berth: E(Ja),
			sailed: E(Ae),
			ready: E(Ae),
			taken: E(T(O({
				tile: t.one,
				level: E(S(0, 2))
			}))),
			borough: E(T(O({
				...c,
				at: E(Xa),
				rotation: E(S(0, 5)),
				connectors: E(O(Me([
					"0",
					"1",
					"2",
					"3",
					"4",
					"5"
				], E(w(n)))))
			})))
		}), Ga, Ka),
		era: E(S(1, 4)),
		phase: E(w(["turn", "placing"])),
		active: E(Ya),
		passes: E(T(Ya)),
		options: E(O({ jennifer: E(w(["off", "on"])) })),
		seed: E(C(200)),
		centre: E(T(O({
			...c,
			bids: E(T(Ja))
		}))),
		routemasters: s,
		pile: s,
		box: s
	});
};
// packages/games/key-to-the-city/src/position/index.ts
function Qa(e, t) {
	let n = be(), { keyples: r, skills: i, connectors: a } = e.set.supplies, o = {
		tiles: Ke(Object.fromEntries(e.set.tiles.map(({ id: e }) => [e, 1]))),
		keyples: Ke(r),
		skills: Ke(i),
		connectors: Ke(a)
	}, s = xe(Za(e, o), t, n);
	if (!s) return { faults: n.faults };
	let c = ba(e, s), l = Oa(c, s, o.tiles), u = s.players.map((e, t) => Ma(c, e, l[t] ?? ""));
	if (Na(c, u), Wa(c, s, u, n, o), n.faults.length > 0) return { faults: n.faults };
	let d = Xn(Yn(s.seed ?? "position")), f = Fa(c, s, u, o, d);
	return { match: {
		s: f,
		rng: d,
		...$a(c, s, f)
	} };
}
function $a({ phase: e }, t, n) {
	return e === "turn" ? {
		stack: eo({ k: "next" }, {
			k: "turn",
			seat: n.active
		}),
		lanes: n.players.map((e, t) => e.unplaced.length > 0 ? eo({
			k: "connectors",
			seat: t
		}) : [])
	} : {
		stack: [...eo({ k: "era-over" }), er],
		lanes: n.players.map((e, n) => t.players[n]?.ready ?? e.taken.length === 0 ? [] : eo({
			k: "placing",
			seat: n
		}))
	};
}
var eo = (...e) => e;
// packages/games/key-to-the-city/src/redeal.ts
function to(e, t, n) {
	let r = n(t.flatMap((t) => h(e, t)));
	for (let n of t) {
		let t = m(e, n);
		Object.assign(n, p(e));
		for (let e of r.splice(0, t)) n[e]++;
	}
}
var no = [
	"bid",
	"use",
	"upgrade",
	"colour",
	"group",
	"count",
	"front"
];
function ro(e, t, n) {
	let { s: a } = e;
	if (a.over) return;
	let o = a.players.filter((e, n) => n !== t);
	to(i, [a.bag, ...o.map((e) => e.screen)], n), to(r, o.map((e) => e.skills), n), n(a.pile);
	let s = e.stack.at(-1);
	s && s.seat !== void 0 && s.seat !== t && no.includes(s.k) && (e.stack[e.stack.length - 1] = {
		k: "turn",
		seat: s.seat
	});
}
// packages/games/key-to-the-city/src/rules/keyples.ts
var io = (e, t) => e.screen[t] + e.front[t];
function K(e, t, n, r) {
	if (n !== "bid") return pr(e, r).ladder + 1;
	let i = V(e, r);
	return i ? Math.max(1, mr(i, t) - i.bids[t] + 1) : 1;
}
function ao(e, t, n, r, i) {
	let a = [];
	for (let o of e.centre) o.colour === i && (n !== "bid" || o.id !== r) && hr(o, t) && a.push(o.id);
	return a;
}
var oo = (e, t, n) => V(e, n)?.bids[t] ?? 0;
function so(e, t, n, r, i) {
	let a = io(R(e.players, t), i);
	for (let o of e.centre) o.colour === i && (n !== "bid" || o.id !== r) && hr(o, t) && (a += o.bids[t]);
	return a;
}
function co(e, t, n, r) {
	let a = K(e, t, n, r.id);
	return r.colour === null ? i.some((i) => so(e, t, n, r.id, i) >= a) : so(e, t, n, r.id, r.colour) >= a;
}
var lo = (e, t, n, r, i) => (r.colour === null || r.colour === i) && so(e, t, n, r.id, i) >= K(e, t, n, r.id);
function uo(e, t, n, r) {
	if (r.colour === null) return W("K13.empty");
	let i = K(e, t, n, r.id), a = so(e, t, n, r.id, r.colour);
	return W(fo[n], {
		tile: r.id,
		colour: r.colour,
		need: i,
		have: a
	});
}
var fo = {
	bid: "K20.short",
	use: "K31.short",
	upgrade: "K41.short"
}, po = (e, t) => {
	let n = ao(e, t.seat, t.act, t.tile, t.colour), r = t.groups.at(-1);
	return r === void 0 ? n : n.slice(n.indexOf(r) + 1);
};
function mo(e) {
	function t(t, n, r, i, a) {
		let o = R(t.players, n.seat), s = pr(t, n.tile);
		for (let e of n.groups) {
			let r = V(t, e);
			r && (r.bids[n.seat] = 0);
		}
		o.front[n.colour] -= i, o.screen[n.colour] -= r - i, s.colour = n.colour, t.passes.length = 0;
		let { seat: c, colour: l, groups: u } = n;
		e[n.act](t, s, {
			seat: c,
			tile: s.id,
			colour: l,
			count: n.moved + r,
			groups: u
		}, a);
	}
	return {
		colour: {
			legal(e, t) {
				let n = pr(e, t.tile);
				return i.filter((r) => lo(e, t.seat, t.act, n, r));
			},
			refused(e, t) {
				let n = pr(e, t.tile);
				return i.filter((r) => !lo(e, t.seat, t.act, n, r)).map((e) => ({
					answer: e,
					refusal: n.colour !== null && n.colour !== e ? W("K12.colour", {
						tile: n.id,
						colour: n.colour
					}) : W("K13.none", { colour: e })
				}));
			},
			apply(e, t, n, r) {
				let { seat: i, act: a, tile: o } = t, s = ao(e, i, a, o, n).length > 0 ? "group" : "count";
				r.push({
					k: s,
					seat: i,
					act: a,
					tile: o,
					colour: n,
					groups: [],
					moved: 0
				});
			}
		},
		group: {
			legal(e, t) {
				let n = K(e, t.seat, t.act, t.tile) - t.moved - io(R(e.players, t.seat), t.colour), r = po(e, t), i = [], a = 0;
				for (let o = r.length - 1; o >= 0; o--) a += oo(e, t.seat, R(r, o)), a >= n && i.unshift(R(r, o));
				return n <= 0 && i.push("enough"), i;
			},
			refused(e, t) {
				let n = K(e, t.seat, t.act, t.tile), r = t.moved + io(R(e.players, t.seat), t.colour);
				return r >= n ? [] : [{
					answer: "enough",
					refusal: W(fo[t.act], {
						tile: t.tile,
						colour: t.colour,
						need: n,
						have: r
					})
				}];
			},
			apply(e, t, n, r) {
				if (n === "enough") {
					r.push({
						...t,
						k: "count"
					});
					return;
				}
				let i = {
					...t,
					groups: [...t.groups, n],
					moved: t.moved + oo(e, t.seat, n)
				};
				r.push({
					...i,
					k: po(e, i).length > 0 ? "group" : "count"
				});
			}
		},
		count: {
			legal(e, t) {
				let n = io(R(e.players, t.seat), t.colour), r = [];
				for (let i = Math.max(0, K(e, t.seat, t.act, t.tile) - t.moved); i <= n; i++) r.push(i);
				return r;
			},
			refused(e, t) {
				let n = K(e, t.seat, t.act, t.tile), r = [];
				for (let e = t.moved > 0 ? 0 : 1; e + t.moved < n; e++) {
					let i = {
						tile: t.tile,
						colour: t.colour,
						need: n,
						have: e + t.moved
					};
					r.push({
						answer: e,
						refusal: W(fo[t.act], i)
					});
				}
				return r;
			},
			apply(e, n, r, i) {
				let [a, o] = ho(R(e.players, n.seat), n.colour, r);
				a === o ? t(e, n, r, a, i) : i.push({
					...n,
					k: "front",
					count: r
				});
			}
		},
		front: {
			legal(e, t) {
				let [n, r] = ho(R(e.players, t.seat), t.colour, t.count);
				return Array.from({ length: r - n + 1 }, (e, t) => n + t);
			},
			apply: (e, n, r, i) => t(e, {
				...n,
				k: "count"
			}, n.count, r, i)
		}
	};
}
var ho = (e, t, n) => [Math.max(0, n - e.screen[t]), Math.min(n, e.front[t])], go = (e, t) => e.centre.some((n) => co(e, t, "bid", n)), _o = (e, t, n, r) => {
	let i = t, a = R(i.bids, n.seat) + n.count;
	i.bids[n.seat] = a, r.emit({
		t: "bid",
		total: a,
		...n
	});
}, vo = () => ({ bid: {
	legal: (e, t) => e.centre.filter((n) => co(e, t.seat, "bid", n)).map((e) => e.id),
	refused: (e, t) => e.centre.filter((n) => !co(e, t.seat, "bid", n)).map((n) => ({
		answer: n.id,
		refusal: uo(e, t.seat, "bid", n)
	})),
	apply: (e, t, n, r) => r.push({
		k: "colour",
		seat: t.seat,
		act: "bid",
		tile: n
	})
} });
// packages/games/key-to-the-city/src/rules/connectors.ts
function yo(e, t) {
	let n = [];
	return e.borough.forEach((r, i) => {
		for (let a = 0; a < 6; a++) {
			if (!t(r.sides[a] ?? null)) continue;
			let o = B(e.borough, r, a);
			(o === void 0 || e.borough.indexOf(o) > i) && n.push([r.id, a]);
		}
	}), n;
}
function bo(e, t, n, r) {
	let i = fr(e, t);
	if (!i) throw Error(`no tile ${t} in the borough`);
	i.sides[n] = r;
	let a = B(e.borough, i, n);
	a && (a.sides[v(n)] = r);
}
var xo = () => ({
	connectors: { run(e, t, n) {
		let { unplaced: r } = R(e.players, t.seat), [i] = r;
		i !== void 0 && (r.every((e) => e === i) ? n.push({
			k: "side",
			seat: t.seat,
			connector: i
		}) : n.push({
			k: "connector",
			seat: t.seat
		}));
	} },
	connector: {
		legal: (e, t) => n.filter((n) => R(e.players, t.seat).unplaced.includes(n)),
		apply: (e, t, n, r) => r.push({
			k: "side",
			seat: t.seat,
			connector: n
		})
	},
	side: {
		legal: (e, t) => [...yo(R(e.players, t.seat), (e) => e === null), "discard"],
		refused: (e, t) => yo(R(e.players, t.seat), (e) => e !== null).map((e) => ({
			answer: e,
			refusal: W("K36.occupied", {
				tile: e[0],
				side: e[1]
			})
		})),
		apply(e, t, n, r) {
			let { seat: i, connector: a } = t, o = R(e.players, i);
			o.unplaced.splice(o.unplaced.indexOf(a), 1), n === "discard" ? (e.connectors[a]++, r.emit({
				t: "discarded",
				seat: i,
				connector: a
			})) : (bo(o, n[0], n[1], a), r.emit({
				t: "connected",
				seat: i,
				connector: a,
				tile: n[0],
				side: n[1]
			})), r.push({
				k: "connectors",
				seat: i
			});
		}
	}
}), So = (e, t) => e.jennifer ? t.front : t.screen, Co = 4;
function wo(e, t) {
	for (let n of e.centre) {
		let r = H(n);
		n.bids.forEach((i, a) => {
			i !== 0 && a !== r && n.colour !== null && (So(e, R(e.players, a))[n.colour] += i, n.bids[a] = 0, t.emit({
				t: "bid-returned",
				seat: a,
				tile: n.id,
				colour: n.colour,
				count: i
			}));
		});
	}
}
function To(e, t, n, r) {
	let i = R(t.bids, n);
	t.colour !== null && (e.bag[t.colour] += i);
	let { bids: a, ...o } = t;
	R(e.players, n).taken.push(o), r.emit({
		t: "won",
		seat: n,
		tile: t.id,
		count: i
	});
}
function Eo(e, t, n) {
	t.colour !== null && (e.bag[t.colour] += t.placed), e.box.push(t.id), n.emit({
		t: "unsold",
		tile: t.id
	});
}
function Do(e, t, n) {
	for (let r of t) for (let t of e.centre) H(t) === r && To(e, t, r, n);
	for (let t of e.centre) H(t) === null && Eo(e, t, n);
	e.centre = [];
}
function Oo(e, t, n) {
	let r = R(e.berths, t.era).findIndex((e) => e.claims === !0), i = t.river.shift() ?? "", a = t.players.findIndex((e) => e.berth === r);
	a < 0 ? (t.box.push(i), n.emit({
		t: "unclaimed",
		tile: i
	})) : (R(t.players, a).taken.push(ur(i)), n.emit({
		t: "claimed",
		seat: a,
		tile: i
	}));
}
function ko(e, t, n, r) {
	let a = p(i), o = (e) => {
		e.colour !== null && (a[e.colour] += e.placed), e.colour = null, e.placed = 0, e.ladder = 0;
	};
	t.borough.forEach(o), t.taken.forEach(o);
	let s = So(e, t);
	for (let e of i) s[e] += a[e];
	let c = h(i, a);
	c.length > 0 && r.emit({
		t: "retrieved",
		seat: n,
		keyples: c
	});
}
function Ao(e) {
	return {
		"era-end": { run(t, n, r) {
			r.emit({
				t: "era-ends",
				era: t.era
			});
			let i = gr(t);
			if (wo(t, r), Do(t, i, r), Oo(e, t, r), t.era < Co) for (let n of i) qr(t, n, R(R(e.berths, t.era), R(t.players, n).berth).keyples ?? 0, r);
			for (let e of i) ko(t, R(t.players, e), e, r);
			r.push({ k: "era-over" }), r.join();
			for (let e of i) R(t.players, e).taken.length > 0 && r.aside(e, {
				k: "placing",
				seat: e
			});
		} },
		"era-over": { run(e, t, n) {
			n.reveal(), e.era < Co ? n.push({ k: "era" }) : (e.over = !0, n.emit({ t: "over" }));
		} }
	};
}
// packages/games/key-to-the-city/src/rules/skills.ts
function jo(e, t) {
	return t.length === 0 ? !0 : m(r, e) < t.length ? !1 : r.every((n) => e[n] >= t.filter((e) => e === n).length);
}
function Mo(e, t, n, r) {
	R(e.players, t).skills[n]--, e.skills[n]++, r.emit({
		t: "paid",
		seat: t,
		skills: [n]
	});
}
function No(e, t, n, r) {
	for (let i of n) i !== "any" && Mo(e, t, i, r);
	for (let e of n) e === "any" && r.push({
		k: "pay",
		seat: t
	});
}
function Po(e, t, n, i, a) {
	for (let r of n) e.skills[r] > 0 ? Fo(e, t, r, a) : a.emit({
		t: "short-skill",
		seat: t,
		skill: r
	});
	let o = Math.min(i, m(r, e.skills));
	for (let e = o; e < i; e++) a.emit({
		t: "short-skill",
		seat: t,
		skill: "any"
	});
	for (let e = 0; e < o; e++) a.push({
		k: "skill",
		seat: t
	});
}
function Fo(e, t, n, r) {
	e.skills[n]--, R(e.players, t).skills[n]++, r.emit({
		t: "took-skills",
		seat: t,
		skills: [n]
	});
}
var Io = () => ({
	pay: {
		legal: (e, t) => r.filter((n) => R(e.players, t.seat).skills[n] > 0),
		refused: (e, t) => r.filter((n) => R(e.players, t.seat).skills[n] === 0).map((e) => ({
			answer: e,
			refusal: W("K32.none", { skill: e })
		})),
		apply: (e, t, n, r) => Mo(e, t.seat, n, r)
	},
	skill: {
		legal: (e) => r.filter((t) => e.skills[t] > 0),
		refused: (e) => r.filter((t) => e.skills[t] === 0).map((e) => ({
			answer: e,
			refusal: W("K33.supply", { skill: e })
		})),
		apply: (e, t, n, r) => Fo(e, t.seat, n, r)
	}
}), Lo = (e, t) => e.tiles[t.id]?.use[t.level] ?? null;
function Ro(e, t, n, r) {
	for (let r of n) e.connectors[r]--, R(e.players, t).unplaced.push(r);
	n.length > 0 && r.emit({
		t: "took-connectors",
		seat: t,
		connectors: n
	});
}
function zo(e, t, r, i) {
	let a = [];
	for (let o of n) for (let n = 0; n < r.connectors[o]; n++) n < e.connectors[o] ? a.push(o) : i.emit({
		t: "short-connector",
		seat: t,
		connector: o
	});
	return a;
}
function Bo(e) {
	return {
		gain: { run(t, n, r) {
			let i = Lo(e, pr(t, n.tile));
			if (i === null) return;
			let { seat: a } = n;
			if (i.anyConnectors > 0 && r.push({
				k: "pick",
				seat: a,
				left: i.anyConnectors,
				from: 0
			}), i.fixedConnectors > 0) {
				let e = zo(t, a, i, r);
				e.length > 0 && r.push({
					k: "take",
					seat: a,
					shown: e,
					from: 0
				});
			}
			Po(t, a, i.skills, i.anySkills, r);
		} },
		take: {
			legal: (e, t) => ["all", ...n.slice(t.from).filter((e) => t.shown.includes(e))],
			apply(e, t, r, i) {
				if (r === "all") {
					Ro(e, t.seat, t.shown, i);
					return;
				}
				i.emit({
					t: "left-connector",
					seat: t.seat,
					connector: r
				});
				let a = t.shown.toSpliced(t.shown.indexOf(r), 1);
				a.length > 0 && i.push({
					...t,
					shown: a,
					from: n.indexOf(r)
				});
			}
		},
		pick: {
			legal: (e, t) => [...n.slice(t.from).filter((t) => e.connectors[t] > 0), "enough"],
			refused: (e) => n.filter((t) => e.connectors[t] === 0).map((e) => ({
				answer: e,
				refusal: W("K33.gone", { connector: e })
			})),
			apply(e, t, r, i) {
				r !== "enough" && (Ro(e, t.seat, [r], i), t.left > 1 && i.push({
					...t,
					left: t.left - 1,
					from: n.indexOf(r)
				}));
			}
		},
		errand: { run(e, t, n) {
			R(e.players, t.seat).unplaced.length > 0 && n.aside(t.seat, {
				k: "connectors",
				seat: t.seat
			});
		} }
	};
}
// packages/games/key-to-the-city/src/rules/sail.ts
var Vo = (e, t) => e.players.some((e) => e.sailed && e.berth === t);
function Ho(e) {
	let t = (t) => R(e.berths, t.era).map((e, t) => t);
	return { berth: {
		legal: (e) => t(e).filter((t) => !Vo(e, t)),
		refused: (e) => t(e).filter((t) => Vo(e, t)).map((e) => ({
			answer: e,
			refusal: W("K51.occupied", { berth: e })
		})),
		apply(t, n, r, i) {
			let a = R(t.players, n.seat);
			a.sailed = !0, a.berth = r, t.passes.length = 0, i.emit({
				t: "sailed",
				seat: n.seat,
				berth: r,
				river: R(e.river, t.era)
			});
		}
	} };
}
// packages/games/key-to-the-city/src/frames.ts
var Uo = [
	"bid",
	"use",
	"upgrade",
	"pass",
	"sail"
], Wo = (e, t) => e.tiles[t.id]?.upgrades[t.level] ?? null, Go = (e, t) => e.tiles[t.id]?.row.upgrades?.[t.level]?.skills ?? [];
function Ko(e) {
	let t = p(n);
	for (let n of e) n !== null && t[n]++;
	return t;
}
function qo(e, t) {
	let r = 0;
	for (let e of t) e !== null && r++;
	if (r < e.total) return !1;
	let i = Ko(t), a = 0;
	for (let t of n) {
		let n = i[t] - e.connectors[t];
		if (n < 0) return !1;
		n > 0 && a++;
	}
	return a >= e.different;
}
function Jo(e, t, n, r) {
	let i = Wo(e, r);
	return i !== null && qo(i, r.sides) && jo(R(t.players, n).skills, Go(e, r)) && co(t, n, "upgrade", r);
}
var Yo = (e, t, n) => R(t.players, n).borough.some((r) => Jo(e, t, n, r));
function Xo(e, t, n, r) {
	let i = Wo(e, r), a = r.id;
	return i === null ? W((e.tiles[a]?.maxLevel ?? 0) > 0 ? "K40.fully" : "K40.never", { tile: a }) : qo(i, r.sides) ? jo(R(t.players, n).skills, Go(e, r)) ? uo(t, n, "upgrade", r) : W("K43.skills", {
		tile: a,
		skills: [...Go(e, r)]
	}) : W("K42.connectors", {
		tile: a,
		connectors: [...e.tiles[a]?.row.upgrades?.[r.level]?.connectors ?? []]
	});
}
var Zo = (e) => (t, n, r, i) => {
	n.placed += r.count, n.ladder = r.count, i.emit({
		t: "upgrading",
		...r
	}), i.push({
		k: "turned",
		seat: r.seat,
		tile: n.id
	}), No(t, r.seat, Go(e, n), i);
};
function Qo(e) {
	return {
		upgrade: {
			legal(t, n) {
				let r = [];
				for (let i of R(t.players, n.seat).borough) Jo(e, t, n.seat, i) && r.push(i.id);
				return r;
			},
			refused: (t, n) => [...R(t.players, n.seat).borough.filter((r) => !Jo(e, t, n.seat, r)).map((r) => ({
				answer: r.id,
				refusal: Xo(e, t, n.seat, r)
			})), ...t.players.filter((e, t) => t !== n.seat).flatMap((e) => e.borough).concat(t.centre).map((e) => ({
				answer: e.id,
				refusal: W("K40.elsewhere", { tile: e.id })
			}))],
			apply: (e, t, n, r) => r.push({
				k: "colour",
				seat: t.seat,
				act: "upgrade",
				tile: n
			})
		},
		turned: { run(e, t, n) {
			let r = pr(e, t.tile);
			r.level++, n.emit({
				t: "upgraded",
				seat: t.seat,
				tile: r.id,
				level: r.level
			});
		} }
	};
}
// packages/games/key-to-the-city/src/rules/use.ts
function $o(e, t, n, r) {
	let i = Lo(e, r);
	return i !== null && jo(R(t.players, n).skills, i.pay) && co(t, n, "use", r);
}
function* es(e, t) {
	let n = e.players.length;
	for (let r = 0; r < n; r++) yield* R(e.players, (t + r) % n).borough;
	yield* e.centre;
}
function ts(e, t, n) {
	for (let r of t.players) for (let i of r.borough) if ($o(e, t, n, i)) return !0;
	return t.centre.some((r) => $o(e, t, n, r));
}
function ns(e, t, n, r) {
	let i = Lo(e, r);
	return i === null ? W("K30.no-panel", { tile: r.id }) : jo(R(t.players, n).skills, i.pay) ? uo(t, n, "use", r) : W("K32.skill", { tile: r.id });
}
var rs = (e) => (t, n, r, i) => {
	n.placed += r.count, n.ladder = r.count, i.emit({
		t: "used",
		level: n.level,
		...r
	});
	let { seat: a } = r;
	i.push({
		k: "gain",
		seat: a,
		tile: n.id
	}, {
		k: "errand",
		seat: a
	}), No(t, a, Lo(e, n)?.pay ?? [], i);
};
function is(e) {
	return { use: {
		legal(t, n) {
			let r = [];
			for (let i of es(t, n.seat)) $o(e, t, n.seat, i) && r.push(i.id);
			return r;
		},
		refused: (t, n) => [...es(t, n.seat)].filter((r) => !$o(e, t, n.seat, r)).map((r) => ({
			answer: r.id,
			refusal: ns(e, t, n.seat, r)
		})),
		apply: (e, t, n, r) => r.push({
			k: "colour",
			seat: t.seat,
			act: "use",
			tile: n
		})
	} };
}
// packages/games/key-to-the-city/src/rules/turn.ts
var as = {
	bid: "K20.nothing",
	use: "K30.nothing",
	upgrade: "K40.nothing"
};
function os(e, t, n, r) {
	switch (r) {
		case "bid": return go(t, n);
		case "use": return ts(e, t, n);
		case "upgrade": return Yo(e, t, n);
		case "pass":
		case "sail": return !0;
	}
}
var ss = (e) => e.players.filter((e) => !e.sailed).length;
function cs(e) {
	return {
		next: { run(e, t, n) {
			let r = e.players.length;
			for (let t = 1; t <= r; t++) {
				let i = (e.active + t) % r;
				if (!R(e.players, i).sailed) {
					e.active = i, n.push({
						k: "turn",
						seat: i
					}, { k: "next" });
					return;
				}
			}
			n.push({ k: "era-end" });
		} },
		turn: {
			opens: "always",
			legal: (t, n) => Uo.filter((r) => os(e, t, n.seat, r)),
			refused: (t, n) => [
				"bid",
				"use",
				"upgrade"
			].filter((r) => !os(e, t, n.seat, r)).map((e) => ({
				answer: e,
				refusal: W(as[e])
			})),
			apply(e, t, n, r) {
				let { seat: i } = t;
				switch (n) {
					case "bid":
					case "use":
					case "upgrade":
						r.push({
							k: n,
							seat: i
						});
						return;
					case "sail":
						r.push({
							k: "berth",
							seat: i
						});
						return;
					case "pass":
						if (e.passes.push(i), r.emit({
							t: "passed",
							seat: i
						}), e.passes.length < ss(e)) return;
						r.emit({
							t: "all-passed",
							seats: [...e.passes]
						}), r.push(...e.passes.map((e) => ({
							k: "berth",
							seat: e
						})));
				}
			}
		}
	};
}
// packages/games/key-to-the-city/src/score.ts
function ls(e, t, n) {
	let r = [t];
	for (let t of r) for (let i = 0; i < 6; i++) {
		if (t.sides[i] !== n) continue;
		let a = B(e, t, i);
		a && !r.includes(a) && r.push(a);
	}
	return r.slice(1);
}
var us = (e, t) => e.screen[t] + e.front[t], ds = (e) => e.sides.every((e) => e !== null);
function fs(e) {
	let t = Object.fromEntries(n.map((e) => [e, 0]));
	for (let n of e.borough) for (let r = 0; r < 6; r++) {
		let i = n.sides[r];
		i && (r < 3 || !B(e.borough, n, r)) && t[i]++;
	}
	return Math.min(...n.map((e) => t[e]));
}
function ps(e) {
	return Math.min(...r.map((t) => e[t]), Math.floor(m(r, e) / 4));
}
var ms = {
	"connectors-on-tile": (e, t, { colour: n }) => t.sides.filter((e) => e !== null && (n === void 0 || e === n)).length,
	"different-connectors-on-tile": (e, t) => n.filter((e) => Ko(t.sides)[e] > 0).length,
	"tiles-linked": (e, t, { colour: n }) => ls(e.borough, t, n).length,
	"river-tiles-linked": (e, t, { colour: n }, r) => ls(e.borough, t, n).filter((e) => r.tiles[e.id]?.kind === "river").length,
	routemasters: (e, t, n, r) => e.borough.filter((e) => r.tiles[e.id]?.kind === "routemaster").length,
	keyples: (e, t, { colour: n }) => us(e, n),
	"keyple-sets": (e) => Math.min(...i.map((t) => us(e, t))),
	skills: (e, t, { skill: n }) => n ? e.skills[n] : 0,
	"skill-sets-of-four": (e) => ps(e.skills),
	"landmark-markers": (e, t, n, r) => e.borough.filter((e) => r.tiles[e.id]?.kind === "landmark" && e.level === 2).length,
	"connector-sets": (e) => fs(e),
	"tiles-with-six-connectors": (e) => e.borough.filter(ds).length,
	fixed: () => 1
}, hs = [
	"keyples",
	"keyple-sets",
	"skills",
	"skill-sets-of-four"
];
function gs(e, t, n) {
	let r = e.tiles[n.id], i = [], a = r?.points[n.level] ?? 0;
	a !== 0 && i.push({
		rule: "K70",
		key: "score.points",
		params: { tile: n.id },
		points: a,
		hidden: !1
	});
	let o = r?.score[n.level];
	if (o) {
		let r = ms[o.rule](t, n, o, e), a = {
			tile: n.id,
			count: r,
			each: o.each,
			...o.colour === void 0 ? {} : { colour: o.colour },
			...o.skill === void 0 ? {} : { skill: o.skill }
		}, s = `score.${o.rule}${o.rule === "connectors-on-tile" && o.colour === void 0 ? ".any" : ""}`;
		i.push({
			rule: _s(o.rule),
			key: s,
			params: a,
			points: r * o.each,
			hidden: hs.includes(o.rule)
		});
	}
	return i;
}
var _s = (e) => {
	switch (e) {
		case "tiles-linked":
		case "river-tiles-linked": return "K71";
		case "keyples": return "K72";
		case "keyple-sets": return "K73";
		case "skill-sets-of-four": return "K74";
		default: return "K76";
	}
};
function vs(e, t, n) {
	if (t.era < 4 || !n.sailed) return [];
	let r = R(R(e.berths, 4), n.berth).points ?? 0;
	return [{
		rule: "K70",
		key: "score.barge",
		params: { berth: n.berth + 1 },
		points: r,
		hidden: !1
	}];
}
var ys = (e, t) => t.players.map((n) => [...n.borough.flatMap((t) => gs(e, n, t)), ...vs(e, t, n)]);
function bs(e, t) {
	let n = ys(e, t).map((e) => e.reduce((e, t) => e + t.points, 0)), r = (e, r) => R(n, e) > R(n, r) || R(n, e) === R(n, r) && R(t.players, e).berth > R(t.players, r).berth;
	return t.players.map((e, n) => 1 + t.players.filter((e, t) => r(t, n)).length);
}
// packages/games/key-to-the-city/src/view.ts
var xs = (e) => ({
	id: e.id,
	level: e.level,
	colour: e.colour,
	placed: e.placed,
	ladder: e.ladder
}), Ss = (e) => ({
	id: e.id,
	level: e.level,
	colour: e.colour,
	placed: e.placed,
	ladder: e.ladder,
	bids: e.bids,
	winner: H(e)
}), Cs = (e) => ({
	id: e.id,
	level: e.level,
	colour: e.colour,
	placed: e.placed,
	ladder: e.ladder,
	q: e.q,
	r: e.r,
	rotation: e.rotation,
	sides: e.sides
}), ws = (e, t, n) => ({
	home: e.home,
	keyples: m(i, e.screen),
	screen: t ? e.screen : null,
	front: e.front,
	skillTiles: m(r, e.skills),
	skills: t ? e.skills : null,
	unplaced: e.unplaced,
	borough: e.borough.map(Cs),
	taken: e.taken.map(xs),
	berth: e.berth,
	sailed: e.sailed,
	score: n.filter((e) => t || !e.hidden)
});
function Ts(e, t, n) {
	let r = ys(e, t);
	return {
		me: n,
		jennifer: t.jennifer,
		era: t.era,
		over: t.over,
		active: t.active,
		passes: t.passes,
		bag: m(i, t.bag),
		connectors: t.connectors,
		skills: t.skills,
		homes: t.homes,
		pile: t.pile.length,
		later: t.later,
		routemasters: t.routemasters,
		river: t.river,
		box: t.box,
		centre: t.centre.map(Ss),
		players: t.players.map((e, i) => ws(e, t.over || i === n, r[i] ?? []))
	};
}
// packages/games/key-to-the-city/src/game.ts
var Es = 1, Ds = (e) => lr({
	...ei(e),
	...cs(e),
	...vo(),
	...is(e),
	...Qo(e),
	...mo({
		bid: _o,
		use: rs(e),
		upgrade: Zo(e)
	}),
	...Io(),
	...Bo(e),
	...xo(),
	...Ho(e),
	...Ao(e),
	...ui(e)
});
function Os(e) {
	let t = f(e), n = {
		id: "key-to-the-city",
		rules: Es,
		set: {
			name: e.set,
			hash: qn(Vn(e))
		},
		seats: [2, 6],
		options: ya,
		setup: (e, n, r) => Qr(t, e, n, r),
		frames: Ds(t),
		view: (e, n) => Ts(t, e, n),
		redeal: ro,
		score: (e) => ys(t, e),
		ranking: (e) => bs(t, e),
		copy: pa,
		census: ca,
		position(e) {
			let r = Qa(t, e);
			return "faults" in r ? r : { match: sr(n, r.match) };
		},
		minds: sa(t),
		lean: va,
		touches: ma,
		touchable: ha(t)
	};
	return n;
}
// packages/games/key-to-the-city/src/lesson/steps.ts
var q = "greenwich", J = "covent-garden", Y = "battersea-power-station", ks = "paddington-station", As = [[q, 1], [q, 2]], js = [[1, 0], [0, 1]], X = (e) => `tile:${e}`, Ms = [
	0,
	1,
	2,
	3,
	4,
	5
].map((e) => `berth:${e}`), Ns = [1, 2].map((e) => `side:${q}:${e}`), Ps = { rival: 1 }, { tell: Z, task: Q } = re(), Fs = {
	seats: 2,
	learner: 0,
	steps: [
		Z("lesson.aim", null, [X(q), "panel:score"], { home: q }),
		Z("lesson.keyples", null, ["panel:screen"]),
		Q({
			key: "lesson.bid",
			nudge: "lesson.bid.nudge",
			params: {
				...Ps,
				tile: J
			},
			asked: "turn",
			lit: ["panel:bid", X(J)],
			answer: [
				{
					k: "turn",
					is: "bid"
				},
				{
					k: "bid",
					is: J
				},
				{
					k: "colour",
					is: "red"
				},
				{
					k: "count",
					is: 2
				}
			]
		}),
		Z("lesson.outbid", "turn", [X(J), "seat:1"], {
			...Ps,
			tile: J
		}),
		Q({
			key: "lesson.move",
			nudge: "lesson.move.nudge",
			params: {
				from: J,
				tile: Y
			},
			asked: "turn",
			lit: [
				"panel:bid",
				X(J),
				X(Y)
			],
			answer: [
				{
					k: "turn",
					is: "bid"
				},
				{
					k: "bid",
					is: Y
				},
				{
					k: "colour",
					is: "red"
				},
				{
					k: "group",
					is: J
				},
				{ k: "count" }
			]
		}),
		Q({
			key: "lesson.own",
			nudge: "lesson.own.nudge",
			params: { tile: q },
			asked: "turn",
			lit: ["panel:use", X(q)],
			answer: [
				{
					k: "turn",
					is: "use"
				},
				{
					k: "use",
					is: q
				},
				{
					k: "colour",
					is: "blue"
				},
				{
					k: "count",
					is: 1
				},
				{
					k: "pay",
					is: "coin"
				},
				{
					k: "skill",
					is: "brick"
				}
			]
		}),
		Z("lesson.guest", "turn", [X(q), "seat:1"], {
			...Ps,
			tile: q
		}),
		Q({
			key: "lesson.centre",
			nudge: "lesson.centre.nudge",
			params: { tile: ks },
			asked: "turn",
			lit: ["panel:use", X(ks)],
			answer: [
				{
					k: "turn",
					is: "use"
				},
				{
					k: "use",
					is: ks
				},
				{ k: "colour" },
				{ k: "count" },
				{
					k: "take",
					is: "all"
				}
			]
		}),
		Q({
			key: "lesson.lay",
			nudge: "lesson.lay.nudge",
			params: { tile: q },
			asked: "connector",
			lit: Ns,
			answer: [
				{ k: "connector" },
				{
					k: "side",
					oneOf: As
				},
				{
					k: "side",
					oneOf: As
				}
			]
		}),
		Z("lesson.pass", "turn", ["panel:pass", "seat:1"], Ps),
		Q({
			key: "lesson.sail",
			nudge: "lesson.sail.nudge",
			params: {},
			asked: "turn",
			lit: [
				"panel:sail",
				"panel:river",
				...Ms
			],
			answer: [{
				k: "turn",
				is: "sail"
			}, {
				k: "berth",
				is: 1
			}]
		}),
		Z("lesson.era-end", "tile", ["panel:screen", "seat:0"]),
		Q({
			key: "lesson.place",
			nudge: "lesson.place.nudge",
			params: { tile: Y },
			asked: "tile",
			lit: [...Ns, X(Y)],
			answer: [
				{
					k: "tile",
					is: Y
				},
				{
					k: "cell",
					oneOf: js
				},
				{ k: "cell" },
				{ k: "ready" }
			]
		}),
		Z("lesson.era", "turn", ["panel:centre", "panel:river"]),
		Q({
			key: "lesson.upgrade",
			nudge: "lesson.upgrade.nudge",
			params: { tile: Y },
			asked: "turn",
			lit: ["panel:upgrade", X(Y)],
			answer: [
				{
					k: "turn",
					is: "upgrade"
				},
				{
					k: "upgrade",
					is: Y
				},
				{ k: "colour" },
				{ k: "count" }
			]
		}),
		Q({
			key: "lesson.abroad",
			nudge: "lesson.abroad.nudge",
			params: {
				...Ps,
				tile: J
			},
			asked: "turn",
			lit: [
				"panel:use",
				X(J),
				"seat:1"
			],
			answer: [
				{
					k: "turn",
					is: "use"
				},
				{
					k: "use",
					is: J
				},
				{ k: "colour" },
				{ k: "count" },
				{
					k: "take",
					is: "all"
				}
			]
		}),
		Z("lesson.score", null, ["panel:score", "panel:routemasters"]),
		Z("lesson.free", null, [])
	]
}, Is = {
	seed: "lesson",
	era: 1,
	active: 0,
	players: [{
		home: "greenwich",
		berth: 5,
		screen: {
			blue: 2,
			red: 4,
			yellow: 2
		},
		skills: { coin: 1 }
	}, {
		home: "tower-of-london",
		berth: 4,
		screen: {
			blue: 3,
			red: 3,
			yellow: 2
		},
		skills: { compass: 1 }
	}],
	centre: [
		{
			tile: "bank-of-england",
			colour: "blue",
			placed: 1,
			ladder: 1
		},
		{ tile: "barbican" },
		{ tile: "battersea-power-station" },
		{
			tile: "covent-garden",
			colour: "red",
			bids: [0, 1]
		},
		{ tile: "paddington-station" },
		{
			tile: "senate-house",
			colour: "yellow",
			placed: 1,
			ladder: 1
		},
		{ tile: "marble-arch" },
		{
			tile: "trafalgar-square",
			colour: "yellow",
			bids: [1, 0]
		},
		{ tile: "the-shard" },
		{ tile: "westminster-abbey" }
	],
	routemasters: [
		"british-museum",
		"madame-tussauds",
		"natural-history-museum",
		"royal-festival-hall"
	]
}, $ = (e, t) => t === void 0 ? { k: e } : {
	k: e,
	is: t
}, Ls = [
	$("turn", "bid"),
	$("bid", "covent-garden"),
	$("colour", "red"),
	$("count"),
	$("turn", "bid"),
	$("bid", "barbican"),
	$("colour", "yellow"),
	$("count"),
	$("turn", "use"),
	$("use", "greenwich"),
	$("colour"),
	$("count"),
	$("pay"),
	$("skill", "coin"),
	$("turn", "pass"),
	$("turn", "sail"),
	$("berth", 0),
	$("tile", "covent-garden"),
	$("cell", [1, 0]),
	$("tile", "barbican"),
	$("cell", [0, 1]),
	$("cell", [-1, 0]),
	$("rotation"),
	$("ready"),
	$("turn", "bid"),
	$("bid", "charing-cross"),
	$("colour"),
	$("count")
], Rs = {
	...Fs,
	position: Is,
	scripts: { 1: Ls }
}, zs = (e) => ({
	game: Os(e),
	describe: Bn(f(e))
}), Bs = {
	id: "key-to-the-city",
	...zs(Ct),
	withSet(e) {
		let t = Rt(e);
		return "set" in t ? zs(t.set) : t;
	},
	exportSet: () => zt(Ct),
	lesson: Rs
};
export { Bs as engine };
