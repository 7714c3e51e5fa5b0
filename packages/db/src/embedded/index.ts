export { DatabaseStartError, embeddedPostgres } from './embedded-postgres.ts';
export { clusterMajor, finishUpgrade, upgradeCluster } from './upgrade-cluster.ts';
