import { RequestTallies } from './request-tallies';

test('durations are counted below each bound, whatever the status of their requests', () => {
  const tallies = new RequestTallies();
  const request = { kind: 'query', operation: 'Home', status: 200, code: '' } as const;
  for (const seconds of [0.001, 0.004, 0.25]) tallies.add({ ...request, seconds });
  tallies.add({ ...request, status: 429, code: 'RATE_LIMITED', seconds: 60 });
  tallies.add({ ...request, kind: 'subscription', seconds: 3_600 });
  const told = (le: string) => `t_request_duration_seconds_bucket{kind="query",operation="Home",le="${le}"}`;
  const text = tallies.print('t_');
  expect(text).toContain('t_requests_total{kind="subscription",operation="Home",status="200",code=""} 1');
  expect(text).not.toContain('t_request_duration_seconds_count{kind="subscription"');
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '# TYPE t_requests_total counter',
      't_requests_total{kind="query",operation="Home",status="200",code=""} 3',
      't_requests_total{kind="query",operation="Home",status="429",code="RATE_LIMITED"} 1',
      '# TYPE t_request_duration_seconds histogram',
      `${told('0.001')} 1`,
      `${told('0.0025')} 1`,
      `${told('0.005')} 2`,
      `${told('0.25')} 3`,
      `${told('5')} 3`,
      `${told('+Inf')} 4`,
      't_request_duration_seconds_sum{kind="query",operation="Home"} 60.255',
      't_request_duration_seconds_count{kind="query",operation="Home"} 4',
    ]),
  );
});
