import type { Report, ReportTable } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import type { Counts } from './log'
import { isUnread, type Agent } from './parse'

const told = (text: string) => text || 'Not told'
const both = (name: string, version: string) => told(`${name} ${version}`.trim())

function nameOf(agent: Agent): string {
  if (agent.robot) return agent.robot.of === '' ? agent.robot.name : `${agent.robot.name} of ${agent.robot.of}`
  return [both(agent.browser, agent.version), agent.system && `on ${both(agent.system, agent.systemVersion)}`]
    .filter(Boolean)
    .join(' ')
}

/** One string, explained. */
export function agentReport(agent: Agent): Report {
  const { browser, version, engine, engineVersion, system, systemVersion, device, model, robot, notes } = agent
  if (isUnread(agent))
    return {
      headline: 'Nothing in it is known.',
      tone: 'warn',
      parts: [
        {
          notes: [
            'It names no browser, system or crawler that is known here. It may be a program with a name of its own.',
          ],
        },
      ],
    }
  return {
    headline: `${nameOf(agent)}.`,
    tone: robot ? 'warn' : 'good',
    parts: [
      {
        findings: notes.map((says) => ({ tone: 'plain', says })),
        tables: [
          {
            label: 'What it says',
            columns: ['What', 'Value'],
            rows: [
              ['Browser or program', both(browser, version)],
              ['Engine', both(engine, engineVersion)],
              ['System', both(system, systemVersion)],
              ['Device', told(device)],
              ['Model', told(model)],
              ...(robot
                ? [
                    ['Robot', robot.name],
                    ['Operator', told(robot.of)],
                    ['Fetches for', robot.does],
                  ]
                : []),
            ],
          },
        ],
      },
    ],
  }
}

const share = (count: number, all: number) => (all === 0 ? '' : `${((count / all) * 100).toFixed(1)}%`)

function tableOf(label: string, head: string, counts: ReadonlyMap<string, number>, all: number): ReportTable {
  return {
    label,
    columns: [head, 'Lines', 'Share'],
    rows: [...counts.entries()]
      .toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other, 'en'))
      .map(([name, count]) => [name, String(count), share(count, all)]),
  }
}

/** Many strings, counted. */
export function countsReport(counts: Counts): Report {
  const { lines, unread, robots, browsers, systems, devices, robotNames, unreadTexts } = counts
  const people = lines - robots - unread
  return {
    headline: `${counted(lines, 'line', 'lines')}: ${whole(people)} of browsers and programs, ${whole(robots)} of robots, ${whole(unread)} not read.`,
    tone: unread > 0 ? 'warn' : 'good',
    figures: [
      { label: 'Lines', text: whole(lines) },
      { label: 'Robots', text: share(robots, lines) || '0%' },
      { label: 'Not read', text: share(unread, lines) || '0%' },
    ],
    parts: [
      {
        tables: [
          tableOf('Browsers and programs', 'Browser', browsers, people),
          tableOf('Systems', 'System', systems, people),
          tableOf('Devices', 'Device', devices, lines),
          tableOf('Robots', 'Robot', robotNames, robots),
          tableOf('Not read', 'String', unreadTexts, unread),
        ],
      },
    ],
  }
}
