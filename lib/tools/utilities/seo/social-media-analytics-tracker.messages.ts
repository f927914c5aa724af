/** An export of an invented page. */
export const postsSample = `Post ID,Publish time,Title,Permalink,Views,Reach,Reactions,Comments,Shares,Saves,Follows
4001,8/31/2026 18:30,"How a chair is made",https://example.com/p/4001,833,641,28,8,0,7,1
4002,9/4/2026 08:15,"Workshop open on Saturday",https://example.com/p/4002,1692,1302,18,7,6,3,3
4003,9/8/2026 08:30,"Before and after",https://example.com/p/4003,1257,967,14,3,3,4,1
4004,9/11/2026 08:00,"New: bench in ash",https://example.com/p/4004,1508,1160,26,9,4,7,1
4005,9/13/2026 08:00,"Care of oak in winter",https://example.com/p/4005,1787,1375,33,3,1,2,2
4006,9/16/2026 08:30,"A customer in Hull",https://example.com/p/4006,1211,932,22,3,1,11,1
4007,9/19/2026 12:00,"Offcuts for sale",https://example.com/p/4007,522,402,6,2,2,1,2
4008,9/22/2026 18:30,"Our glue",https://example.com/p/4008,1274,980,23,5,0,4,2
4009,9/25/2026 12:15,"Question of the week",https://example.com/p/4009,1420,1093,17,7,5,2,0
4010,9/28/2026 08:15,"Oak table, oiled",https://example.com/p/4010,1757,1352,30,0,4,12,3
4011,10/1/2026 12:15,"How a chair is made",https://example.com/p/4011,1263,972,34,0,5,2,1
4012,10/3/2026 08:15,"Workshop open on Saturday",https://example.com/p/4012,1730,1331,31,5,4,5,2
4013,10/6/2026 08:15,"Before and after",https://example.com/p/4013,1277,983,22,4,0,6,0
4014,10/8/2026 12:00,"New: bench in ash",https://example.com/p/4014,1176,905,27,5,2,11,0
4015,10/11/2026 18:00,"Care of oak in winter",https://example.com/p/4015,915,704,22,2,5,11,2
4016,10/14/2026 08:30,"A customer in Hull",https://example.com/p/4016,1452,1117,14,8,3,0,1
4017,10/18/2026 18:15,"Offcuts for sale",https://example.com/p/4017,951,732,34,6,1,0,0
4018,10/21/2026 12:30,"Our glue",https://example.com/p/4018,1609,1238,18,9,1,10,3
4019,10/23/2026 08:00,"Question of the week",https://example.com/p/4019,1071,824,14,6,2,2,3
4020,10/27/2026 08:15,"Oak table, oiled",https://example.com/p/4020,1792,1379,26,5,3,4,2
4021,10/30/2026 12:15,"How a chair is made",https://example.com/p/4021,1693,1303,18,8,1,10,3
4022,11/2/2026 08:30,"Workshop open on Saturday",https://example.com/p/4022,612,471,8,8,6,8,2
4023,11/4/2026 12:00,"Before and after",https://example.com/p/4023,1418,1091,22,4,2,8,2
4024,11/7/2026 12:30,"New: bench in ash",https://example.com/p/4024,1518,1168,30,4,2,10,1
4025,11/11/2026 08:15,"Care of oak in winter",https://example.com/p/4025,1124,865,17,5,5,4,3
4026,11/14/2026 18:15,"A customer in Hull",https://example.com/p/4026,1354,1042,44,5,2,10,2
4027,11/18/2026 12:00,"Offcuts for sale",https://example.com/p/4027,959,738,18,7,2,5,1
4999,soon,"Planned",,,,,,,,
`
