const PACKAGE = '^(packages/games/[^/]+|packages/[^/]+|apps/[^/]+|bench|tools)/';

/** The files of the web app that run in its worker. */
const WORKER = '^apps/web/src/(worker|thinker|store|claims)\\.ts$';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The sources in `folder` may import, of ours, only their own folder and `packages/<allowed>`. */
const mayImport = (folder, allowed, own = folder) =>
  rule(
    `direction of ${folder}`,
    `may import, of ours, only: ${allowed.join(', ') || 'nothing'}`,
    { path: `^${folder}/src/` },
    {
      path: '^(packages|apps|bench|tools)/',
      pathNot: [`^${own}/`, ...allowed.map(name => `^packages/${name}/`)],
    },
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    mayImport('packages/kernel', []),
    mayImport('packages/kit', ['kernel']),
    mayImport('packages/games/([^/]+)', ['kernel', 'kit'], 'packages/games/$1'),
    mayImport('packages/titles', ['kit', 'games']),
    mayImport('packages/bots', ['kernel']),
    mayImport('packages/protocol', ['kernel']),
    mayImport('packages/testkit', ['kernel', 'kit', 'bots']),
    mayImport('packages/host', ['kernel', 'kit', 'protocol']),
    rule(
      'direction of the page',
      'views, never states: of ours only the protocol, kit, kernel and what a game shows to clients',
      { path: '^apps/web/src/', pathNot: WORKER },
      {
        path: '^packages/',
        pathNot: ['^packages/(protocol|kit|kernel)/', '^packages/(games/[^/]+|titles)/src/client\\.ts$'],
      },
    ),
    rule(
      'the worker is apart',
      'the page reaches the engine by messages alone',
      { path: '^apps/web/src/', pathNot: WORKER },
      { path: WORKER, pathNot: '/(worker|thinker)\\.ts$' },
    ),
    rule(
      'ends',
      'nobody imports an app or the benchmarks; only the server serves the page',
      { path: '^(packages|tools|bench|apps/[^/]+)/' },
      { path: '^(apps|bench)/', pathNot: ['^$1/', '^apps/web/(serve|static-files)\\.ts$'] },
    ),
    rule(
      'by name',
      'another package is imported by its name, not by a path into it',
      { path: PACKAGE },
      { path: '^(packages|apps|bench)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    rule(
      'index only',
      'a package shows others only its src/index.ts, the protocol also rooms.ts, games also client.ts, engine.ts, frozen.ts and plate.ts',
      { path: PACKAGE },
      { path: '^packages/', pathNot: ['^$1/', '/src/(index|rooms|client|engine|frozen|plate)\\.ts$'] },
    ),
    rule(
      'engines stand alone',
      'kernel, kit, games and bots also run in the browser: no npm package, nothing of Node',
      { path: '^packages/(kernel|kit|bots|games/[^/]+)/src/' },
      { pathNot: '^(packages|apps|bench|tools)/', couldNotResolve: false },
    ),
    rule(
      'testkit uses fast-check',
      'and no other npm package',
      { path: '^packages/testkit/src/' },
      { path: 'node_modules/', pathNot: 'node_modules/fast-check/' },
    ),
    rule('no cycles', 'not even of types', {}, { circular: true }),
    rule(
      'no orphans',
      'nothing imports this file and it imports nothing',
      { orphan: true, path: '/src/', pathNot: '/src/index\\.ts$' },
      {},
    ),
    rule('resolvable', 'there is no such file or package', {}, { couldNotResolve: true }),
  ],
  options: {
    // TypeScript 7 offers no parser to dependency-cruiser; without @swc/core it would see no .ts file at all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    preserveSymlinks: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|frozen)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
